#!/usr/bin/env python3
"""A bot for Urzeit: any legal action, but each kind of action as likely as any other.

    urzeit arena genesis --players beginner --bot 'python3 examples/bot.py'

It knows no rules: it asks for the legal actions whenever it is asked. docs/bots.md has the rest.
"""

import random
import sys


def say(line):
    print(line, flush=True)  # Without flush the host would wait in vain.


def choose(actions):
    """First what to do, then how: otherwise the many ways to move would hide the end of a turn."""
    kind = random.choice(sorted({action.split()[0] for action in actions}))
    return random.choice([action for action in actions if action.split()[0] == kind])


def main():
    say("bot Sample")
    actions, expected = [], 0
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "turn":
            say("legal")
        elif word == "legal":
            actions, expected = [], int(rest)
        elif word == "action":
            actions.append(rest)
            if len(actions) == expected:
                say("do " + choose(actions))
        elif word == "bye":
            return


if __name__ == "__main__":
    main()
