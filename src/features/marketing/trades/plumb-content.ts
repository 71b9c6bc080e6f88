import type { TradeStory } from "./trade-story";

export const plumbStory: TradeStory = {
  website: "Plumbing website",
  description:
    "A website for plumbers, built around the leak: the number always on screen, the trip fee, what to shut off first.",
  headline: "A plumbing website for 2 a.m. and wet socks.",
  intro:
    "They hold the phone in one hand and a towel in the other. So the number never leaves the screen, and the first question is what the water is doing.",
  moment: "Something is wet that shouldn’t be.",
  calls: [
    {
      ask: "What will it cost to come out?",
      answer:
        "The trip fee in dollars, what it covers, and whether it comes off the repair. The common jobs stand below it with their prices.",
    },
    {
      ask: "It’s coming through the ceiling. Now what?",
      answer:
        "First where the main shutoff usually is, which way it turns, and when to leave the lights off. Then your number. Help before the sale is what they remember.",
    },
    {
      ask: "Can you snake it today?",
      answer:
        "The drain page tells one slow sink from a whole house backing up, because the second is the one to call about now.",
    },
    {
      ask: "No hot water. Is it the heater or me?",
      answer:
        "Pilot, breaker, the age on the tank’s label: three checks, and then repair and replacement side by side.",
    },
  ],
  opens: "A call button that never leaves the screen, then “What is it doing?”",
  pages: [
    {
      name: "Emergency",
      text: "Burst, backed up, no water: the shutoff first, the number always, your hours without an asterisk.",
    },
    {
      name: "Drains",
      text: "Snake, jet or camera: which one when, and when roots are the reason.",
    },
    {
      name: "Heaters",
      text: "Tank or tankless, gas or electric, and what each asks of the house.",
    },
    {
      name: "Fixtures",
      text: "Faucets, toilets, disposals: yours or theirs, and who stands behind which.",
    },
    {
      name: "Prices",
      text: "Flat for the common jobs, a range for the rest, the trip fee up top.",
    },
    {
      name: "Towns",
      text: "Hard water here, old galvanized there, septic past the city line.",
    },
  ],
  season: {
    months: [3, 3, 2, 1, 1, 1, 2, 2, 1, 1, 3, 3],
    text: "Steady all year. Pipes freeze in January; disposals give up on Thanksgiving.",
    changes: [
      { when: "April", what: "Sump pumps, sprinklers and remodels get the space." },
      {
        when: "October",
        what: "Outdoor faucets and heaters lead: the work that spares a January.",
      },
      { when: "Thanksgiving", what: "Disposals, drains, and your holiday hours in writing." },
      {
        when: "The first freeze",
        what: "Frozen and burst pipes go first, with what to do until you come.",
      },
    ],
  },
  trust: ["Master license shown", "Trip fee before the call", "What to shut off while you wait"],
  ground: "#E6EFF7",
};
