/** Contents of the price list only. Terms of the deal are in src/content/deal-terms.ts. */

export const editExamples = [
  {
    from: "you",
    text: "We stopped doing oil tanks and started doing heat pumps. Can the page say so before the cold snap?",
  },
  { from: "us", text: "Edit. It’s in the rent. You’ll get a link to look at when it’s up." },
  { from: "you", text: "And could people book and pay for a slot right there?" },
  {
    from: "us",
    text: "That one’s a project. We’ll write down what it takes and what it costs, and nobody starts until you nod.",
  },
] as const;

export const comparedWays = ["Do it yourself", "Hire a freelancer", "Hire an agency"] as const;

export type ComparisonRow = {
  topic: string;
  renting: string;
  /** In the order of `comparedWays`. */
  others: readonly [string, string, string];
};

export const comparison: readonly ComparisonRow[] = [
  {
    topic: "Who designs it",
    renting: "We do, for your trade",
    others: ["You do, from a template", "They do", "They do, with a team"],
  },
  {
    topic: "Who writes the words",
    renting: "We do, from the demo",
    others: ["You do", "Often you, so ask", "They do, if it’s in the proposal"],
  },
  {
    topic: "Who keeps it running",
    renting: "We do: hosting, backups, updates",
    others: ["You do", "You do, unless you agreed otherwise", "They do, on a care plan"],
  },
  {
    topic: "Who notices a broken form",
    renting: "We do, and we fix it",
    others: [
      "You do, when the phone goes quiet",
      "You do, then you call them",
      "Depends on the plan",
    ],
  },
  {
    topic: "Who changes the hours",
    renting: "We do, when you text",
    others: ["You do, after supper", "They do, between other jobs", "They do, through a ticket"],
  },
  {
    topic: "Who improves it next year",
    renting: "We do, every month, in writing",
    others: ["You do, if you remember", "They do, as a new job", "They do, on a retainer"],
  },
  {
    topic: "How you pay",
    renting: "One rent, the same every month",
    others: ["Tools, plus your own hours", "By the job or the hour", "A project fee, then a plan"],
  },
  {
    topic: "Who owns the build",
    renting: "We do. That’s what rent means",
    others: [
      "You, inside the tool you picked",
      "Usually you, once it’s paid",
      "Usually you, once it’s paid",
    ],
  },
];

/** When other ways are better, in the order of `comparedWays`. */
export const betterElsewhere = [
  "You like this sort of work and your slow season is really slow.",
  "You already know a good one, and they pick up the phone.",
  "You need campaigns, video and a brand book, and have someone to manage them.",
] as const;
