/** When somebody would like to be called; the database checks the same list. English, for `t()`. */
export const callTimeLabels = {
  morning: "Morning",
  midday: "Midday",
  afternoon: "Afternoon",
  evening: "Evening",
};

/** What was chosen; of nothing, that any time will do. */
export const callTimeLabel = (time = ""): string =>
  time in callTimeLabels ? callTimeLabels[time as keyof typeof callTimeLabels] : "Any time";
