import type { SiteContent } from "../site/site-content";

export const pestExample: SiteContent = {
  trade: "pest",
  sign: { name: "Lookout", tag: "Pest Control" },
  phone: "(503) 555-0163",
  towns: ["Portland", "Gresham", "Beaverton", "Tigard", "Oregon City", "Milwaukie"],
  look: {
    colors: {
      ground: "#F7EFD2",
      ink: "#2B2A17",
      tint: "#EADCA6",
      deep: "#2B2A17",
      onDeep: "#F7EFD2",
      glow: "#F0C02C",
      hot: "#B5381F",
      onHot: "#FFFFFF",
      mark: "#A5311A",
    },
    round: "2px",
    pill: "2px",
    sign: "font-[850] uppercase [word-spacing:0.08em] tracking-[0.07em] text-(--x-glow) [font-stretch:70%]",
    headline:
      "font-sans font-[850] uppercase [word-spacing:0.08em] tracking-[-0.005em] leading-[0.86] [font-stretch:70%]",
    heading:
      "font-sans font-[850] uppercase [word-spacing:0.08em] leading-[0.95] [font-stretch:70%]",
    item: "font-sans font-[850] uppercase [word-spacing:0.08em] tracking-[0.01em] [font-stretch:72%]",
    logo: [],
    top: "deep",
    foot: "giant",
  },
  nav: [
    { text: "Picture guide", to: "services" },
    { text: "Closed cases", to: "work" },
    { text: "Towns", to: "towns" },
    { text: "Questions", to: "questions" },
  ],
  hero: {
    layout: "poster",
    lines: ["See it once.", "Send a picture."],
    marked: 1,
    intro:
      "Ants, wasps, mice and roaches in {town}. You get a plain answer about what goes down, and where.",
    button: "Identify my pest",
    opens: "services",
    focus: "56% 40%",
  },
  sections: [
    {
      kind: "services",
      form: "specimens",
      on: "deep",
      title: "Does it look like this?",
      items: [
        {
          name: "Ants",
          text: "A line along the counter, always to the same corner.",
          note: "$145, gone in a week",
          picture: "pest-ants",
        },
        {
          name: "Wasps",
          text: "A gray paper ball under the eave, louder each day.",
          note: "$165, same evening",
          picture: "pest-wasps",
        },
        {
          name: "Mice",
          text: "Rice-size droppings, a noise at three in the wall.",
          note: "$280, holes closed",
          picture: "pest-mice",
        },
        {
          name: "Roaches",
          text: "One in the kitchen by day means many by night.",
          note: "$320, two visits",
          picture: "pest-roaches",
        },
      ],
    },
    {
      kind: "steps",
      title: "What happens, in order",
      items: [
        { name: "You send a picture", text: "Blurred is fine. They seldom pose." },
        {
          name: "We name it",
          text: "And say if it bites, stings, eats wood, or is only ugly. Some we tell you to leave alone.",
        },
        { name: "We close the way in", text: "Mesh, foam and caulk before anything is sprayed." },
        {
          name: "We come back",
          text: "After thirty days, without being asked. If it is there, so are we.",
        },
      ],
    },
    {
      kind: "work",
      form: "row",
      on: "tint",
      title: "Closed cases",
      items: [
        {
          name: "The paper ball",
          text: "Taken down whole at dusk, the eave sealed behind it.",
          note: "45 minutes",
          picture: "pest-1",
        },
        {
          name: "The thumb-wide gap",
          text: "A pipe through the siding. Steel mesh, then mortar.",
          note: "6 mice fewer",
          picture: "pest-2",
        },
        {
          name: "The sweet corner",
          text: "Bait where they walk, and none where the dog does.",
          note: "8 days",
          picture: "pest-3",
        },
      ],
    },
    {
      kind: "reviews",
      form: "columns",
      title: "Witness statements",
      items: [
        {
          text: "They named it from a picture my kid took with his thumb over half of it.",
          who: "Jess A.",
        },
        {
          text: "Told me those were harmless and left. I trust them with the next one.",
          who: "Wade M.",
        },
        { text: "The neighbors still think it was the cable guy.", who: "Name kept" },
      ],
    },
    {
      kind: "band",
      title: "Come quietly? We can.",
      intro: "A plain van, plain clothes, and shoes off at the door. Ask for it when you call.",
    },
    {
      kind: "questions",
      on: "tint",
      title: "Before you call",
      items: [
        {
          question: "Is it safe for the dog?",
          answer:
            "We use bait in closed boxes and dust inside walls before anything else. You get the label of what we put down, and where it is on a drawing of your house.",
        },
        {
          question: "What is this? I took a picture.",
          answer:
            "Text it to {phone}. A person with a state applicator license looks at it the same day.",
        },
        {
          question: "Do I have to leave the house?",
          answer: "Hardly ever. If you do, {name} says so when we give you the price.",
        },
      ],
    },
    { kind: "towns", form: "line", title: "Under watch" },
    {
      kind: "visit",
      title: "Tell us what moved",
      intro: "Where, when and how many legs, if you stayed to count.",
      ask: "What did you see?",
      button: "Report it",
    },
  ],
  foot: "{name}: state-licensed pest control in {town} and around it. Every day but Sunday, 7 am to 7 pm.",
};
