server-bad-holiday = A holiday lasts at least one day.
server-busy = Too much happens at the same time. Please try again.
server-holiday-too-long = That is too long. Days of holiday that you have left this year: { $left }.
table-before-snapshot = The rules were corrected since. Nobody goes back to before entry { $least }.
