"""What a terminal shows after the bytes that `./kata watch` wrote: enough of one to read screens from."""

import re
import unicodedata

ESCAPE = re.compile(r"\x1b\[([?0-9;]*)([A-Za-z])|\x1b\]8;[^\x1b]*\x1b\\")


class Screen:
    def __init__(self, width, height):
        self.resize(width, height)
        self.is_other = False

    def resize(self, width, height):
        self.width, self.height = width, height
        self.rows = [[" "] * width for _ in range(height)]
        self.row = self.column = 0

    def feed(self, text):
        position = 0
        while position < len(text):
            escape = ESCAPE.match(text, position)
            if escape:
                self.control(escape.group(1) or "", escape.group(2) or "")
                position = escape.end()
                continue
            self.put(text[position])
            position += 1

    def put(self, character):
        if character == "\r":
            self.column = 0
        elif character == "\n":
            self.row = min(self.row + 1, self.height - 1)
        elif character >= " ":
            size = 2 if unicodedata.east_asian_width(character) in "WF" else 1
            assert self.column + size <= self.width, f"a line is wider than {self.width}: {self.lines()}"
            self.rows[self.row][self.column] = character
            self.column += size

    def control(self, numbers, letter):
        if letter == "H":
            row, column = (int(number) for number in (numbers or "1;1").split(";"))
            assert row <= self.height, f"row {row} of {self.height}"
            self.row, self.column = row - 1, column - 1
        elif letter == "K":
            self.rows[self.row][self.column:] = [" "] * (self.width - self.column)
        elif letter == "J":
            first = 0 if numbers == "2" else self.row + 1
            for row in range(first, self.height):
                self.rows[row] = [" "] * self.width
        elif numbers == "?1049":
            self.is_other = letter == "h"

    def lines(self):
        return ["".join(row).rstrip() for row in self.rows]

    def text(self):
        return "\n".join(self.lines())
