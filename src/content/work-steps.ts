/** The stops on the way to a site and beyond, which Home and How it works both go through. English, for `t()`. */
export const workSteps = {
  demo: "You tell us about the work",
  draft: "We build the draft",
  corrections: "You correct us",
  launch: "We open the doors",
  months: "Then every month",
} as const;

export type WorkStep = keyof typeof workSteps;

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven"];

export const workStepCount = NUMBERS[Object.keys(workSteps).length] ?? "All";
