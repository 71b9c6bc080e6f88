import type { TradeStory } from "./trade-story";

export const roofStory: TradeStory = {
  website: "Roofing website",
  description:
    "A website for roofers, built around the storm call: roofs nearby, a free inspection, help with the claim.",
  headline: "A roofing website for the morning after the hail.",
  intro:
    "The storm chasers knock first. By noon your site has to show that you were here last year and will be here next year: finished roofs by street, a license, a name, a free inspection.",
  moment: "There was hail, and the neighbor already has a ladder up.",
  calls: [
    {
      ask: "Have you done one near me?",
      answer:
        "Finished roofs by town and street, with the month, the shingle and its color. They find the one they drive past every day.",
    },
    {
      ask: "Will you meet the adjuster?",
      answer:
        "The claims page says what you do: photograph, measure, stand on the roof with the adjuster. And what you don’t: promise what the insurer pays, or make the deductible disappear.",
    },
    {
      ask: "It only leaks when it rains. Is that bad?",
      answer:
        "A page for people holding a bucket: why it is more often the flashing than the shingles, what to do tonight, and a number that isn’t too proud for small jobs.",
    },
    {
      ask: "How long will my yard look like that?",
      answer:
        "The day in order: dumpster, tarps over the flower beds, tear-off, dry-in before dark, a magnet for the nails. Some fear the mess more than the price.",
    },
  ],
  opens: "Proof of roofs nearby, a free inspection, help with the claim.",
  pages: [
    {
      name: "Replacement",
      text: "Tear-off or overlay, decking, underlayment, vents: what is in the price, and what only shows once the old roof is off.",
    },
    {
      name: "Repair",
      text: "Boots, valleys, flashing, six missing shingles. With your smallest job.",
    },
    { name: "Storm claims", text: "Written in winter and parked until there is a storm to name." },
    {
      name: "Materials",
      text: "Asphalt, metal, cedar, tile: life, weight, look and what each does to the bill.",
    },
    { name: "Gallery", text: "Your own roofs, from the curb, the same angle before and after." },
    {
      name: "Towns",
      text: "The permit office, the last storm, the usual pitch. A copied page can’t know them.",
    },
  ],
  season: {
    months: [0, 0, 1, 2, 3, 3, 2, 2, 3, 3, 2, 1],
    text: "Storms start it, snow ends it. The storm page is written in advance and waits.",
    changes: [
      { when: "January", what: "Storm and claims pages are written while the phone is quiet." },
      {
        when: "After hail or wind",
        what: "You text us the town and the date. The storm page goes first.",
      },
      { when: "September", what: "“Before the snow” leads, with the last week you can tear off." },
      { when: "December", what: "Ice dams, gutters and repairs. Replacement steps back." },
    ],
  },
  trust: [
    "Insurance on request, by link",
    "Roofs by street, with dates",
    "Warranty in plain words",
  ],
  ground: "#F5EADA",
};
