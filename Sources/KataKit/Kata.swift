public enum Kata {}
