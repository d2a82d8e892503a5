import KataKit
