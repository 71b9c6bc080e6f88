import type { TradeStory } from "./trade-story";

export const elecStory: TradeStory = {
  website: "Electrician website",
  description:
    "A website for electricians, built around the panel and the charger: license, fixed prices, permits handled.",
  headline: "An electrician’s website for the panel that buzzes.",
  intro:
    "Half the calls are fear, and half are a new car. The first want to hear whether to stand back. The others want a fixed price with the permit in it.",
  moment: "The panel buzzes, or there’s a new car that needs a charger.",
  calls: [
    {
      ask: "Do you handle the permit?",
      answer:
        "Each job’s page says who pulls the permit, who meets the inspector, and that both are in the price. It is the line a handyman can’t write.",
    },
    {
      ask: "It buzzes. Should I be standing here?",
      answer:
        "A safety page in the order that matters: step back, don’t reset it twice, when to call the fire department and when to call you.",
    },
    {
      ask: "Can my garage take a charger?",
      answer:
        "What 48 amps ask of a panel, what distance does to the price, and the three pictures to send: panel, meter, parking spot.",
    },
    {
      ask: "Why did half the kitchen go out?",
      answer:
        "What shares a circuit, what the little button on a GFCI outlet does, and where guessing stops being cheap.",
    },
  ],
  opens: "License, fixed prices, and permits handled.",
  pages: [
    {
      name: "Panels",
      text: "From 100 to 200 amps: what the utility does, what you do, how long the power is off.",
    },
    { name: "Chargers", text: "A typical price installed, and what moves it up." },
    {
      name: "Rewiring",
      text: "Knob-and-tube, aluminum, ungrounded: by room or all at once, with the walls in mind.",
    },
    { name: "Lighting", text: "By room and by mood, with dimmers that don’t hum." },
    {
      name: "Safety checks",
      text: "Before a sale, a nursery or a hot tub, and the written list you leave behind.",
    },
    { name: "Towns", text: "Which office issues the permit, and how old the wiring is out there." },
  ],
  season: {
    months: [2, 1, 1, 1, 2, 3, 3, 3, 1, 1, 2, 3],
    text: "Air conditioners trip panels in July. Heaters and eleven strings of lights do it in December.",
    changes: [
      {
        when: "May",
        what: "Panels and air conditioner circuits lead, before a hot week trips them.",
      },
      {
        when: "Storm season",
        what: "Surge protection and generators, with what only the utility may touch.",
      },
      {
        when: "October",
        what: "Chargers and outdoor outlets, while the ground still lets you dig.",
      },
      { when: "December", what: "Lights and space heaters: the safety page goes first." },
    ],
  },
  trust: [
    "License and bond numbers",
    "Fixed prices for common jobs",
    "Permit and inspection included",
  ],
  ground: "#14122F",
};
