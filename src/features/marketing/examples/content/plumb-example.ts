import type { SiteContent } from "../site/site-content";

export const plumbExample: SiteContent = {
  trade: "plumb",
  sign: { name: "Okafor & Sons", tag: "Plumbing" },
  phone: "(216) 555-0119",
  towns: ["Cleveland", "Lakewood", "Parma", "Euclid", "Shaker Heights", "Rocky River"],
  look: {
    colors: {
      ground: "#FFFFFF",
      ink: "#0A2E4F",
      tint: "#E8F1F9",
      deep: "#0A4880",
      onDeep: "#FFFFFF",
      glow: "#FFC79B",
      hot: "#C92F23",
      onHot: "#FFFFFF",
      mark: "#0B5FA5",
    },
    round: "8px",
    pill: "6px",
    sign: "font-extrabold [font-stretch:90%]",
    headline: "font-sans font-extrabold tracking-[-0.025em] leading-[0.98] [font-stretch:86%]",
    heading: "font-sans font-extrabold tracking-[-0.018em] [font-stretch:88%]",
    item: "font-sans font-bold tracking-[-0.01em] [font-stretch:94%]",
    logo: [{ d: "M16 1q12 15 12 20a12 11 0 0 1-24 0q0-5 12-20Z", fill: "#0B5FA5" }],
    top: "floating",
    foot: "plain",
    hasCallBar: true,
  },
  nav: [
    { text: "What is it doing?", to: "services" },
    { text: "Jobs", to: "work" },
    { text: "Towns", to: "towns" },
    { text: "Questions", to: "questions" },
  ],
  hero: {
    layout: "card",
    side: "right",
    lines: ["Leak at 2 a.m.?", "So are we."],
    marked: 1,
    intro:
      "A licensed plumber in {town}, day and night. The trip is $65 by day, $120 after 8 pm, and comes off the work.",
    button: "Text us a photo",
    opens: "messages",
    note: "Master license shown on every truck and every bill.",
    focus: "38% 30%",
  },
  sections: [
    {
      kind: "services",
      form: "tiles",
      title: "What is it doing?",
      intro: "Press nothing yet. Read the price first.",
      items: [
        {
          name: "It burst",
          text: "Shut the main, then call. We talk you to the valve.",
          note: "within the hour",
        },
        {
          name: "It drips",
          text: "Faucets, traps, toilets that run all night.",
          note: "$145 to $210",
        },
        {
          name: "It’s blocked",
          text: "Sinks, tubs, and the drain under the yard.",
          note: "$145, cleared",
        },
        {
          name: "No hot water",
          text: "Relight it, fix it, or a new one tomorrow.",
          note: "from $190",
        },
        {
          name: "It smells",
          text: "Sewer gas is a dry trap until it is not.",
          note: "$120 to find it",
        },
        {
          name: "Put one in",
          text: "Sinks, showers, dishwashers, bidets.",
          note: "priced by photo",
        },
      ],
    },
    {
      kind: "steps",
      on: "deep",
      title: "While you wait, shut this off",
      items: [
        {
          name: "Find the main",
          text: "Front of the basement, street side, at knee height. A wheel or a lever.",
        },
        {
          name: "Turn it",
          text: "Wheel: to the right until it stops. Lever: a quarter turn, across the pipe.",
        },
        {
          name: "Open a faucet",
          text: "The lowest one in the house. What is left runs there, and not through the ceiling.",
        },
        {
          name: "Call {phone}",
          text: "Leave the lights off in that room. We are already in our boots.",
        },
      ],
    },
    {
      kind: "questions",
      title: "Asked with wet socks",
      items: [
        {
          question: "What will it cost to come out?",
          answer:
            "$65 by day, $120 after 8 pm. It comes off the price of the work if {name} does it.",
        },
        {
          question: "It’s coming through the ceiling. Now what?",
          answer:
            "Shut the main as above, put a bucket under the bulge, and poke one small hole in it with a pencil. Then call {phone}.",
        },
        {
          question: "Can you snake it today?",
          answer:
            "If you call before three, nearly always. Tell us which drain and what went down it; we have heard it before.",
        },
      ],
    },
    {
      kind: "work",
      form: "mosaic",
      on: "tint",
      title: "Behind the wall, before and after",
      items: [
        {
          name: "Fifty gallons, new lines",
          text: "The old tank let go on a Sunday. Hot showers by Monday breakfast.",
          note: "$1,840",
          picture: "plumb-1",
          before: "plumb-before",
        },
        {
          name: "One quiet faucet",
          note: "$180",
          text: "A new cartridge, not a new faucet.",
          picture: "plumb-2",
        },
        {
          name: "A tub upstairs",
          note: "2 days",
          text: "Moved four feet, no stain below.",
          picture: "plumb-3",
        },
      ],
    },
    {
      kind: "reviews",
      form: "slips",
      title: "Texts we got back",
      items: [
        { text: "He had me turn the valve by phone. The ceiling stayed up.", who: "Renee W." },
        { text: "Photo at nine, price at ten, done by one.", who: "Sam P." },
        {
          text: "Cheaper than the quote because it took less time. I framed the bill.",
          who: "Ada M.",
        },
      ],
    },
    {
      kind: "visit",
      on: "tint",
      title: "Show us the leak",
      intro:
        "A photo by text is worth ten minutes on the phone. Or write it here; in {town} we answer within the hour by day.",
      ask: "What is wet?",
      button: "Send it",
    },
    {
      kind: "towns",
      form: "columns",
      title: "How far the vans go",
      intro: "Day and night in {town}; days only where the river is in the way.",
    },
  ],
  foot: "{name}: plumbing in {town} and around it. Nights, Sundays and Thanksgiving too.",
};
