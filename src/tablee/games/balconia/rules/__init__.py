"""The rules: the truth, what is legal, what happens, what each chair may know. Knows no picture and no word."""
