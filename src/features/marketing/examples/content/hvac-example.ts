import type { SiteContent } from "../site/site-content";

export const hvacExample: SiteContent = {
  trade: "hvac",
  sign: { name: "Halden", tag: "Air" },
  phone: "(614) 555-0142",
  towns: ["Columbus", "Dublin", "Westerville", "Hilliard", "Grove City", "Gahanna"],
  look: {
    colors: {
      ground: "#FFFFFF",
      ink: "#14284B",
      tint: "#E4EFF4",
      deep: "#14284B",
      onDeep: "#FFFFFF",
      glow: "#FFA27B",
      hot: "#F26B3A",
      onHot: "#1B0E06",
      mark: "#23698C",
    },
    round: "18px",
    pill: "999px",
    sign: "font-display font-extrabold tracking-[-0.01em]",
    headline: "font-display font-extrabold tracking-[-0.035em] leading-[0.98]",
    heading: "font-display font-extrabold tracking-[-0.028em]",
    item: "font-display font-bold tracking-[-0.015em]",
    logo: [
      { d: "M16 2a14 14 0 0 0 0 28Z", fill: "#F26B3A" },
      { d: "M16 2a14 14 0 0 1 0 28Z", fill: "#14284B" },
    ],
    top: "plain",
    foot: "plain",
  },
  nav: [
    { text: "What we fix", to: "services" },
    { text: "Our work", to: "work" },
    { text: "Towns", to: "towns" },
    { text: "Questions", to: "questions" },
  ],
  hero: {
    layout: "below",
    over: "services",
    lines: ["Warm by supper.", "Cool by noon."],
    marked: 1,
    intro:
      "Same-day furnace and AC repair in {town}. You know the price of the visit before we leave the shop.",
    button: "Book a visit",
    focus: "52% 100%",
    isWide: true,
  },
  sections: [
    {
      kind: "services",
      form: "bar",
      title: "What we fix",
      items: [
        { name: "Furnace", text: "No heat, short cycles, a smell.", note: "from $119" },
        { name: "Central air", text: "Warm rooms, ice on the pipe.", note: "same day" },
        { name: "Heat pumps", text: "Sized, fitted, rebate filed.", note: "rebates" },
        { name: "Tune-ups", text: "Twice a year, both systems.", note: "$89" },
      ],
    },
    {
      kind: "crew",
      title: "You’ll know who’s at the door",
      intro:
        "We text you a picture and a first name when the truck leaves. One of these four, and nobody else.",
      items: [
        { name: "Marcus", text: "Furnaces. Carries every igniter ever made.", picture: "crew-1" },
        { name: "Dana", text: "Heat pumps and the paperwork for rebates.", picture: "crew-2" },
        { name: "Ty", text: "Ductwork. Fits where others do not.", picture: "crew-3" },
        { name: "Ines", text: "Answers the phone, knows your street.", picture: "crew-4" },
      ],
    },
    {
      kind: "work",
      form: "row",
      on: "tint",
      title: "Lately, around {town}",
      items: [
        {
          name: "A furnace from 1994",
          text: "Two-stage gas, in before dinner. The old one left on a hand truck.",
          note: "$5,200",
          picture: "hvac-1",
        },
        {
          name: "A heat pump in January",
          text: "Holds 68 inside at 5 outside. The rebate paid a third.",
          note: "$8,900",
          picture: "hvac-2",
        },
        {
          name: "A bedroom over the garage",
          text: "One ductless head, one hole in the wall, no more space heater.",
          note: "$3,400",
          picture: "hvac-3",
        },
      ],
    },
    {
      kind: "reviews",
      form: "columns",
      title: "After the first cold night",
      items: [
        {
          text: "54 degrees at four o’clock, 68 at seven. Marcus showed me the part.",
          who: "Priya S.",
        },
        { text: "They told me the old one had two winters left. It did.", who: "Glenn R." },
        {
          text: "The price on the phone was the price on the bill. I had them say it twice.",
          who: "Joyce T.",
        },
      ],
    },
    {
      kind: "band",
      title: "No heat tonight?",
      intro:
        "Call before 6 pm and somebody comes today. The visit is $89, and comes off the repair.",
    },
    {
      kind: "questions",
      isOpen: true,
      title: "Asked in coats",
      items: [
        {
          question: "How soon can someone be here?",
          answer:
            "In {town}, most no-heat calls before 6 pm are seen the same day. You get a two-hour window and a text when we leave.",
        },
        {
          question: "Is it worth fixing one this old?",
          answer:
            "We tell you what the repair costs, what a new one costs, and how long each should last. Then we go and sit in the truck while you think.",
        },
        {
          question: "Who does the rebate paperwork?",
          answer: "We do. You sign once; {name} files it and follows up.",
        },
        {
          question: "Is there a plan?",
          answer:
            "Two tune-ups a year for $12 a month. Members go to the front of the line in a cold snap.",
        },
      ],
    },
    {
      kind: "visit",
      title: "Pick a time. We’ll be early.",
      intro: "Or call {name} and talk to Ines, who has the board in front of her.",
      ask: "What is it doing?",
      button: "Book this visit",
      times: ["Tomorrow 8–10", "Tomorrow 10–12", "Tomorrow 2–4", "Tomorrow 4–6"],
    },
    {
      kind: "towns",
      form: "columns",
      on: "tint",
      title: "Where our trucks are",
      intro: "A page for each town, with its own streets and its own permit office.",
    },
  ],
  foot: "{name} heats and cools homes in {town} and around it. Every day, 7 am to 8 pm.",
  license: "Ohio HVAC license 00000",
};
