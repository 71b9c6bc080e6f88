import type { SiteContent } from "../site/site-content";

export const garageExample: SiteContent = {
  trade: "garage",
  sign: { name: "Pryor Overhead Door" },
  phone: "(717) 555-0138",
  towns: ["Harrisburg", "Mechanicsburg", "Hershey", "Camp Hill", "Carlisle", "York"],
  look: {
    colors: {
      ground: "#FFFFFF",
      ink: "#2B333B",
      tint: "#F1EEE6",
      deep: "#2B333B",
      onDeep: "#FFFFFF",
      glow: "#F0B8A8",
      hot: "#8B2F2B",
      onHot: "#FFFFFF",
      mark: "#8B2F2B",
    },
    round: "6px",
    pill: "6px",
    sign: "font-[750] [font-stretch:92%]",
    headline: "font-display font-bold tracking-[-0.03em] leading-[1]",
    heading: "font-display font-bold tracking-[-0.022em]",
    item: "font-sans font-bold [font-stretch:92%]",
    logo: [
      { d: "M0 3h32v7H0Z", fill: "#8B2F2B" },
      { d: "M0 13h32v7H0Z", fill: "#8B2F2B" },
      { d: "M0 23h32v7H0Z", fill: "#8B2F2B" },
    ],
    top: "plain",
    foot: "plain",
    hasStripe: true,
  },
  nav: [
    { text: "Repairs", to: "services" },
    { text: "New doors", to: "work" },
    { text: "Towns", to: "towns" },
    { text: "Questions", to: "questions" },
  ],
  hero: {
    layout: "below",
    over: "calls",
    side: "Price a new door",
    lines: ["Stuck door?", "Press this one."],
    marked: 1,
    intro:
      "Springs, cables and openers are on every truck in {town}, so most doors move again on the first visit.",
    button: "Call now",
    focus: "50% 100%",
    isWide: true,
  },
  sections: [
    {
      kind: "services",
      form: "cards",
      title: "The price of the repair comes before the price of a door",
      items: [
        {
          name: "Broken spring",
          text: "A bang like a gunshot, and now it weighs 200 pounds. Both springs, so you don’t call twice.",
          note: "$289",
        },
        {
          name: "Off its track",
          text: "Rollers, cables, and the dent that did it.",
          note: "from $165",
        },
        {
          name: "Dead opener",
          text: "Sensors first, board second, new motor last.",
          note: "$95 to $480",
        },
        {
          name: "Noise",
          text: "A tune-up, nylon rollers, and somebody sleeping over the garage can go on sleeping.",
          note: "$149",
        },
      ],
    },
    {
      kind: "work",
      form: "doors",
      on: "tint",
      title: "Pick a panel",
      intro: "Sixteen by seven feet, insulated, old door hauled away.",
      items: [
        {
          name: "Carriage",
          text: "Steel, barn lines, arched glass.",
          note: "$2,450",
          picture: "garage-1",
        },
        {
          name: "Raised",
          text: "The one on most streets, for good reason.",
          note: "$1,690",
          picture: "garage-2",
        },
        {
          name: "Flush",
          text: "Nothing on it at all, in slate.",
          note: "$1,880",
          picture: "garage-3",
        },
        {
          name: "Cedar",
          text: "Real boards, oiled once a year.",
          note: "$4,200",
          picture: "garage-4",
        },
      ],
    },
    {
      kind: "questions",
      title: "Before you call",
      items: [
        {
          question: "Can you come before work?",
          answer:
            "The first truck in {town} leaves at six. Call the evening before and the slot is yours.",
        },
        {
          question: "Is it just the spring?",
          answer:
            "Look above the door: if the coil has a gap in it, yes. If not, text us a picture.",
        },
        {
          question: "What would a new one look like on my house?",
          answer:
            "Text {phone} a photo from the street. {name} sends it back with three doors on it.",
        },
        {
          question: "Is there a lifetime warranty?",
          answer:
            "Nobody’s life. Springs five years, motors as long as their maker says, and it fits on one page.",
        },
      ],
    },
    {
      kind: "reviews",
      form: "quote",
      title: "Heard on the driveway",
      items: [
        {
          text: "Car inside, flight at nine. They were here at six with the right spring.",
          who: "Andre L.",
        },
        { text: "Came to sell me a door, fixed a $12 bracket, left.", who: "Fran G." },
        { text: "I picked the panel on this page and that is the one on my house.", who: "Kit S." },
      ],
    },
    {
      kind: "steps",
      on: "deep",
      title: "Until we are there",
      items: [
        {
          name: "Leave it",
          text: "A door with a broken spring is heavier than it looks. Do not lift it with the opener.",
        },
        {
          name: "Pull the red cord",
          text: "Only if the door is down. It frees the motor, so that nothing burns out.",
        },
        { name: "Move the other car", text: "If it is the one outside, you have a ride." },
        {
          name: "Call {phone}",
          text: "Say how wide it is and what broke. We load the part before we leave.",
        },
      ],
    },
    {
      kind: "towns",
      on: "tint",
      notes: ["6:00 am", "6:15 am", "6:30 am", "6:15 am", "6:40 am", "7:00 am"],
      form: "columns",
      title: "Where we go",
      intro:
        "When the first truck can be there, seven days a week, because doors break on the way to work.",
    },
    {
      kind: "visit",
      title: "No rush? Write it down.",
      intro: "New doors, noises, and things for next week. For a stuck one, call.",
      ask: "What is the door doing?",
      button: "Send it",
    },
  ],
  foot: "{name} fixes and hangs garage doors in {town} and around it. Seven days, 6 am to 9 pm.",
};
