import type { TradeStory } from "./trade-story";

export const garageStory: TradeStory = {
  website: "Garage door website",
  description:
    "A website for garage door companies, built around the broken spring: one big call button, repair prices, a panel guide.",
  headline: "A garage door website for the car that’s stuck inside.",
  intro:
    "Two customers share the page. One is late for work. The other has looked at the same dent for three years. One big button for the first, a wall of doors for the second.",
  moment: "The car is inside. The door is not opening.",
  calls: [
    {
      ask: "Can you come before work?",
      answer:
        "Your earliest arrival stands by the button, weekdays and Saturday, with what to do until then: the red cord, and when not to pull it.",
    },
    {
      ask: "Is it just the spring?",
      answer:
        "How a broken spring looks and sounds, why the opener only hums, and why nobody should wind one by a video. One spring priced, and the pair.",
    },
    {
      ask: "What would a new one look like on my house?",
      answer:
        "Doors by style and color on houses like theirs, taken from the street, each with the price it starts at.",
    },
    {
      ask: "The remote does nothing. Is it the battery?",
      answer:
        "Battery, lock button, the two little eyes by the floor: three checks that save you a trip. Then the opener page.",
    },
  ],
  opens: "One giant button for repairs, a panel picker for everyone else.",
  pages: [
    {
      name: "Repair",
      text: "Off its track, bent, frayed, loud: each with the parts your truck carries.",
    },
    { name: "Springs", text: "One or both, how long they last, and the price before you drive." },
    {
      name: "Openers",
      text: "Belt or chain, battery backup where the state wants one, whose app.",
    },
    {
      name: "New doors",
      text: "Measure, order, hang: the weeks to wait, the hours to hang it, the old one gone.",
    },
    {
      name: "Panel guide",
      text: "Carriage, raised, flush, cedar: what each does to a front and to a bill.",
    },
    {
      name: "Towns",
      text: "Wind ratings, rules about color, the low ceilings of that one development.",
    },
  ],
  season: {
    months: [3, 3, 2, 1, 2, 2, 1, 1, 2, 2, 2, 3],
    text: "Springs snap in the cold. New doors sell once people stand in the driveway again.",
    changes: [
      { when: "April", what: "New doors lead: people stand in the driveway and look." },
      { when: "July", what: "Openers and locks, for whoever leaves on Saturday." },
      { when: "November", what: "Springs go first. The cold is what breaks them." },
      { when: "The first snow", what: "Frozen to the floor: what not to do with the opener." },
    ],
  },
  trust: [
    "Parts carried on the truck",
    "Repair price before replacement",
    "No “lifetime” without a page",
  ],
  shows: "prices",
  ground: "#E9EDEF",
};
