# Words that no name may contain, because they say who has it: all of them in lower case, separated by spaces.
name-marks = bot bots robot robots ordinateur ordinateurs ordi ordis invité invités invitée invitées
