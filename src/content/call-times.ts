/** When somebody would like to be called; the database checks the same list. English, for `t()`. */
export const callTimeLabels = {
  morning: "Morning",
  midday: "Midday",
  afternoon: "Afternoon",
  evening: "Evening",
};

/** Without a choice, any time. */
export const callTimeLabel = (time = ""): string =>
  time in callTimeLabels ? callTimeLabels[time as keyof typeof callTimeLabels] : "Any time";
