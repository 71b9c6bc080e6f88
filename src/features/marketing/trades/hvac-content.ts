import type { TradeStory } from "./trade-story";

export const hvacStory: TradeStory = {
  website: "HVAC website",
  description:
    "A website for heating and cooling contractors, built around the no-heat call: how soon, what a visit costs, who is coming.",
  headline: "An HVAC website for the coldest night of the year.",
  intro:
    "Nobody shops for a furnace on a good day. The page says how soon you can come, what the visit costs and who will ring the bell, before they dial the next name on the list.",
  moment: "It’s 54 degrees indoors and the kids are in coats.",
  calls: [
    {
      ask: "How soon can someone be here?",
      answer:
        "Your service hours stand beside the number, with what happens after them: somebody on call, or first thing tomorrow. A caller who knows when stops dialing.",
    },
    {
      ask: "Is it worth fixing one this old?",
      answer:
        "A repair-or-replace page: the age of the unit, the price of the part, what a new one uses. It ends with a visit and not with a verdict.",
    },
    {
      ask: "Who does the rebate paperwork?",
      answer:
        "One page names the rebates you handle, who fills in what and when the money comes. It carries a date, because programs change.",
    },
    {
      ask: "Is there anything I can check first?",
      answer:
        "Thermostat batteries, breaker, filter, the float switch in the drain pan: four checks on one screen. They save you a trip you couldn’t bill, and people remember who told them.",
    },
  ],
  opens: "Same-day wording, the hours you can come, and the price of a visit.",
  pages: [
    {
      name: "Repair",
      text: "No heat, no cool, a noise, water by the furnace: a line each, then the visit’s price and the number.",
    },
    {
      name: "Replacement",
      text: "From load calculation to hauling the old one away, and the financing you offer.",
    },
    {
      name: "Heat pumps",
      text: "How one does in your winter, with backup heat and without. The answer a neighbor would give.",
    },
    {
      name: "Tune-up plan",
      text: "What two visits a year cover, what members pay on a repair, how to stop.",
    },
    { name: "Rebates", text: "Utility and state programs, with the day you last checked them." },
    {
      name: "Towns",
      text: "Gas in town, propane past the highway: each page knows what its street burns.",
    },
  ],
  season: {
    months: [3, 3, 2, 1, 2, 3, 3, 3, 1, 1, 2, 3],
    text: "Two peaks: the first hard freeze and the first hot week. Tune-ups fill the gaps.",
    changes: [
      { when: "March", what: "Tune-ups lead. Members find their spring visit at the top." },
      { when: "Before the heat", what: "The no-cool page goes first, with the four checks." },
      {
        when: "September",
        what: "The no-heat page moves up before the first frost, not after it.",
      },
      {
        when: "The first freeze",
        what: "Same-day wording on, tune-up offer off. Nobody wants a tune-up at 54 degrees.",
      },
    ],
  },
  trust: ["License number up top", "Price of a visit, in dollars", "Your techs, by first name"],
  shows: "booking",
  ground: "#E4EFF4",
};
