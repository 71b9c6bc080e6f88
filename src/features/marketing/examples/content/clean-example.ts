import nunito from "@/assets/fonts/nunito-headline.woff2";
import type { SiteContent } from "../site/site-content";

export const cleanExample: SiteContent = {
  trade: "clean",
  sign: { name: "Tidewater" },
  phone: "(757) 555-0153",
  towns: ["Norfolk", "Virginia Beach", "Chesapeake", "Portsmouth", "Hampton", "Suffolk"],
  look: {
    colors: {
      ground: "#FFF8F4",
      ink: "#124F57",
      tint: "#FBE5DC",
      deep: "#17626B",
      onDeep: "#FFF8F4",
      glow: "#FFC4B0",
      hot: "#E2735A",
      onHot: "#2A0D06",
      mark: "#B5432C",
    },
    round: "26px",
    pill: "999px",
    sign: "[font-family:Nunito,var(--font-sans)] font-extrabold tracking-[-0.03em]",
    headline:
      "[font-family:Nunito,var(--font-sans)] font-extrabold tracking-[-0.04em] leading-[1] [&>span]:block",
    heading: "[font-family:Nunito,var(--font-sans)] font-extrabold tracking-[-0.035em]",
    item: "[font-family:Nunito,var(--font-sans)] font-extrabold tracking-[-0.02em]",
    logo: [
      { d: "M2 20q7-9 14 0t14 0v4q-7 9-14 0t-14 0Z", fill: "#17626B" },
      { d: "M16 1a6 6 0 0 1 0 12a6 6 0 0 1 0-12Z", fill: "#E2735A" },
    ],
    face: nunito,
    top: "plain",
    foot: "plain",
  },
  nav: [
    { text: "What’s included", to: "services" },
    { text: "Rooms", to: "work" },
    { text: "Reviews", to: "reviews" },
    { text: "Questions", to: "questions" },
  ],
  hero: {
    layout: "split",
    lines: ["Come home to", "someone else’s", "hard work."],
    marked: 2,
    intro:
      "House cleaning in {town} by the same person each week, who brings the supplies and knows the dog.",
    button: "Ask for a day",
    promises: ["Same cleaner each week", "Insured and vetted", "Re-clean in 24 hours"],
    focus: "78% 50%",
  },
  sections: [
    {
      kind: "prices",
      title: "Your price, before any form",
      intro: "a visit, supplies in",
    },
    {
      kind: "work",
      form: "row",
      title: "Room by room",
      intro: "The list is on the fridge when we leave, with a check mark on each line.",
      items: [
        {
          name: "Kitchen",
          text: "Inside the microwave, behind the faucet, the top of the fridge you never look at.",
          picture: "clean-1",
        },
        {
          name: "Bathroom",
          text: "Hard-water scale off, grout by brush, towels folded in thirds.",
          picture: "clean-2",
        },
        {
          name: "Bedroom",
          text: "Fresh sheets if you leave them out, under the bed either way.",
          picture: "clean-3",
        },
      ],
    },
    {
      kind: "services",
      form: "cards",
      on: "tint",
      title: "Which one do you need?",
      items: [
        {
          name: "Regular",
          text: "Weekly or every other week, the same person, the same key.",
          note: "from $98",
        },
        {
          name: "Deep",
          text: "Once a season. Ovens, windows inside, baseboards.",
          note: "from $168",
        },
        {
          name: "Move-out",
          text: "Empty rooms, done to the landlord’s own list.",
          note: "from $240",
        },
        { name: "Guests Friday", text: "Two of us, three hours, whatever shows.", note: "$190" },
      ],
    },
    {
      kind: "reviews",
      form: "slips",
      title: "Notes on the counter",
      items: [
        {
          text: "I could tell which room she started in. They all looked like the last one.",
          who: "Carla J.",
        },
        {
          text: "Forgot the guest bath, came back the next morning before I’d seen it.",
          who: "Doug H.",
        },
        { text: "Same person for a whole year. The cat likes her more than me.", who: "Mei L." },
      ],
    },
    {
      kind: "visit",
      on: "tint",
      title: "Say which day",
      intro: "We answer the same day with a name, a time and the price you saw above.",
      ask: "How many rooms, and is there a dog?",
      button: "Ask for a day",
    },
    {
      kind: "questions",
      title: "Before the first visit",
      items: [
        {
          question: "Will it be the same person?",
          answer:
            "Yes. If they’re sick, we call and you choose: somebody {name} has sent to you before, or another day.",
        },
        {
          question: "Do you bring the supplies?",
          answer: "All of them, vacuum too. If you want yours used, leave them on the counter.",
        },
        {
          question: "How are people checked?",
          answer:
            "County and national records, two references we call ourselves, and three visits with somebody who has done this for years.",
        },
        {
          question: "Any room this week?",
          answer: "Usually one or two places in {town}. Call {phone} and ask.",
        },
      ],
    },
    {
      kind: "towns",
      form: "columns",
      on: "deep",
      title: "Where we have keys",
      intro: "One cleaner to a part of town, so that nobody is late because of a bridge.",
    },
  ],
  foot: "{name} cleans homes in {town} and around it. Monday to Saturday, 8 am to 5 pm.",
};
