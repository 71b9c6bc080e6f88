import type { TradeStory } from "./trade-story";

export const cleanStory: TradeStory = {
  website: "Cleaning service website",
  description:
    "A website for cleaning companies, built around the price by bedroom: the same person each week, background checks, re-cleans.",
  headline: "A cleaning service website for the week before guests.",
  intro:
    "They are about to hand a stranger the key. So: a price by bedroom before any form, the same person each week by name, and what happens when something breaks.",
  moment: "Guests on Friday, no time on Thursday.",
  calls: [
    {
      ask: "Will it be the same person?",
      answer:
        "The team page has faces, first names and days. It also says who comes when that person is sick, which is when it matters.",
    },
    {
      ask: "Do you bring the supplies?",
      answer:
        "One line under the price: what you bring, what you need from the house, and what you use on stone, on wood and around a parrot.",
    },
    {
      ask: "Any room this week?",
      answer:
        "A form with three answers: bedrooms, baths, day. It reaches your phone while they still stand in the kitchen.",
    },
    {
      ask: "And if I’m not happy?",
      answer:
        "The re-clean rule in one sentence, with its hours. Beside it what is insured, and what isn’t.",
    },
  ],
  opens: "A plain price by bedroom, before any form.",
  pages: [
    {
      name: "Regular",
      text: "Room by room: what every visit does, and what comes around once a month.",
    },
    {
      name: "Deep clean",
      text: "Oven, tracks, baseboards: what makes it deep, and how long it takes how many people.",
    },
    {
      name: "Move-out",
      text: "The landlord’s list turned into yours, down to the inside of the fridge.",
    },
    {
      name: "Prices",
      text: "By bedroom and how often. A first visit costs more, and the page says why.",
    },
    { name: "Team", text: "Names, checks, and who holds which key and which alarm code." },
    { name: "Towns", text: "Which towns on which days, so that an empty Tuesday fills itself." },
  ],
  season: {
    months: [1, 1, 2, 3, 3, 2, 2, 3, 1, 1, 3, 3],
    text: "Spring cleaning, moving month, then everyone’s relatives at once.",
    changes: [
      { when: "March", what: "Deep cleans lead, windows and all, with the weeks that have room." },
      { when: "May to August", what: "Move-outs first: leases end and students leave." },
      { when: "November", what: "“Before the relatives”, with the last day still open." },
      { when: "January", what: "Regular cleans, and the gift cards that want to be used." },
    ],
  },
  trust: ["Background checks, explained", "Insured, with proof", "How a re-clean works"],
  shows: "prices",
  ground: "#FBE9E3",
};
