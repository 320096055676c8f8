# The rules of conduct where an operator has written none.
conduct =
    We are here to play, and everybody should enjoy it.

    • Be friendly. Insults, threats, hatred and harassment have no place here, neither in the chat nor in names.

    • Play to the end. If you have to go, say so: hand over your seat, propose ending the game, or resign. Do not keep others waiting on purpose.

    • Make your own moves. Against other people, nobody uses a program or a second account, and nobody arranges results. Bots sit down as bots.

    • Keep private things private, your own and other people’s, and do not advertise.

    • If somebody spoils your game, mute or block them, and choose “Report” beside what they said. Those who run this server read reports; they can replace names and ban people.
