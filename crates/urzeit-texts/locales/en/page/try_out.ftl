# Trying something out while a game runs.
try-it = Try it out
