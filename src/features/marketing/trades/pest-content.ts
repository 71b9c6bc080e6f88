import type { TradeStory } from "./trade-story";

export const pestStory: TradeStory = {
  website: "Pest control website",
  description:
    "A website for pest control firms, built around “what is this?”: a picture guide, what goes down where, a number.",
  headline: "A pest control website for whoever just saw one.",
  intro:
    "Your visitor stands on a chair, or would like to. Pictures first, so it has a name. Then what it means, what goes down and where, and a number.",
  moment: "Something moved. They would like it to stop.",
  calls: [
    {
      ask: "Is it safe for the dog?",
      answer:
        "A table for each treatment: what is used, where it goes, how long dogs, cats, kids and fish tanks keep away. From the label, in words people use.",
    },
    {
      ask: "What is this? I took a picture.",
      answer:
        "A picture guide sorted by where it was: kitchen, attic, lawn, bed. At its end, the number that takes the picture.",
    },
    {
      ask: "Can you come quietly?",
      answer:
        "A plain van on request, hours when the street is at work, no logo on the mail. It is said on the bed bug page, where it is needed.",
    },
    {
      ask: "How many visits until they’re gone?",
      answer:
        "By pest: often one for wasps, more for roaches and bed bugs, and mice when the hole is closed. With what each visit costs.",
    },
  ],
  opens: "A picture guide, then a number.",
  pages: [
    {
      name: "Ants",
      text: "Which ones are a nuisance, which ones eat the sill, and why the store’s spray can make it two colonies.",
    },
    { name: "Wasps", text: "Wasp, hornet or honey bee, with a beekeeper’s number for the third." },
    { name: "Rodents", text: "Noises, droppings, gaps: trapping and closing up in one price." },
    {
      name: "Termites",
      text: "Swarmers or ants with wings, what an inspection looks at, the letter a sale needs.",
    },
    {
      name: "Prevention",
      text: "What each quarter’s visit does, what is free in between, how to stop.",
    },
    {
      name: "Towns",
      text: "What moves in where: along the fields, by the river, in old crawl spaces.",
    },
  ],
  season: {
    months: [0, 0, 1, 3, 3, 2, 2, 3, 2, 2, 1, 0],
    text: "Ants in spring, wasps in August, mice on the first cold night.",
    changes: [
      { when: "March", what: "Ants and swarming termites go first, with pictures of both." },
      { when: "July", what: "Wasps lead. The nest over the front door has its own line." },
      { when: "September", what: "The mouse page is up before the first cold night." },
      { when: "Winter", what: "Attic checks and the yearly plan, while nothing stings." },
    ],
  },
  trust: ["State applicator license", "What goes down, and where", "Plain van on request"],
  ground: "#F6EBC6",
};
