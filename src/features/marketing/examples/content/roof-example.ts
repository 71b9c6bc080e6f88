import type { SiteContent } from "../site/site-content";

export const roofExample: SiteContent = {
  trade: "roof",
  sign: { name: "Ridgeline", tag: "Roofing Co." },
  phone: "(541) 555-0187",
  towns: ["Bend", "Redmond", "Sisters", "Sunriver", "La Pine", "Prineville"],
  look: {
    colors: {
      ground: "#F7F1E6",
      ink: "#2A2D34",
      tint: "#EADFCB",
      deep: "#2A2D34",
      onDeep: "#F7F1E6",
      glow: "#F0855C",
      hot: "#E0643A",
      onHot: "#22100A",
      mark: "#A83F25",
    },
    round: "3px",
    pill: "3px",
    sign: "font-[850] uppercase [word-spacing:0.08em] tracking-[0.05em] [font-stretch:76%]",
    headline:
      "font-sans font-[850] uppercase [word-spacing:0.08em] leading-[0.92] tracking-[0.004em] [font-stretch:70%]",
    heading:
      "font-sans font-[850] uppercase [word-spacing:0.08em] tracking-[0.005em] [font-stretch:72%]",
    item: "font-sans font-[800] uppercase [word-spacing:0.08em] tracking-[0.01em] [font-stretch:76%]",
    logo: [{ d: "M1 27L16 7l15 20Z", fill: "#E0643A" }],
    top: "deep",
    foot: "giant",
  },
  nav: [
    { text: "Roofs", to: "work" },
    { text: "Services", to: "services" },
    { text: "Towns", to: "towns" },
    { text: "Questions", to: "questions" },
  ],
  hero: {
    layout: "card",
    side: "left",
    lines: ["Ready for", "the next winter."],
    marked: 1,
    intro:
      "Tear-offs, repairs and storm claims in {town}. The person who measures is the person who nails.",
    button: "Free inspection",
    note: "License and insurance sent by link before anyone climbs.",
    focus: "70% 0%",
  },
  sections: [
    {
      kind: "work",
      form: "mosaic",
      title: "Recent roofs, by street",
      items: [
        {
          name: "Barn red, Route 9",
          text: "Off by Tuesday noon, dry by Wednesday. 31 squares, two layers of old shingle hauled away.",
          note: "May 2026, 2 days",
          picture: "roof-1",
        },
        {
          name: "Slate gray, Maple St",
          text: "New decking over the porch.",
          note: "July 2026, 1 day",
          picture: "roof-2",
        },
        {
          name: "Weathered, Oak Hill",
          text: "Hail claim, met the adjuster.",
          note: "September 2026, 3 days",
          picture: "roof-3",
        },
      ],
    },
    {
      kind: "services",
      form: "ledger",
      on: "tint",
      title: "What we get called for",
      intro: "Every price is for the whole job: shingles, flashing, permits and the dumpster.",
      items: [
        {
          name: "Replacement",
          text: "Architectural shingle or metal, down to the decking. Magnets over the lawn before we leave.",
          note: "from $9,400",
        },
        {
          name: "Repair",
          text: "Flashing, boots, valleys and the one leak three people could not find.",
          note: "from $380",
        },
        {
          name: "Storm claims",
          text: "Photos of every slope, a written count, and we meet the adjuster on the roof.",
          note: "no charge",
        },
        {
          name: "Gutters",
          text: "Seamless, in the color of your trim, with guards that can be taken off.",
          note: "$14 a foot",
        },
      ],
    },
    {
      kind: "band",
      title: "Hail last night? We can be up there today.",
      intro: "Tarps are on the truck. A tarp costs $180 and comes off the price of the repair.",
    },
    {
      kind: "reviews",
      form: "quote",
      title: "From the driveway",
      items: [
        {
          text: "They showed me the bad decking on a phone before they charged me for it. Nobody has ever done that.",
          who: "Karen D.",
        },
        {
          text: "Found the leak in twenty minutes. It was the chimney, not the roof.",
          who: "Luis A.",
        },
        { text: "Not one nail in the lawn. My dog and I checked.", who: "Beth O." },
      ],
    },
    {
      kind: "towns",
      map: "bend-or",
      form: "line",
      on: "tint",
      title: "Roofs we can drive to before lunch",
    },
    {
      kind: "questions",
      title: "Before you call",
      items: [
        {
          question: "Have you done one near me?",
          answer:
            "Most likely. Tell us your street and we send the addresses of the three nearest roofs in {town}, so you can drive past them.",
        },
        {
          question: "Will you meet the adjuster?",
          answer:
            "Yes, on the roof, with photos of every slope. There is no charge for it, whether or not you then hire us.",
        },
        {
          question: "It only leaks when it rains. Is that bad?",
          answer:
            "It is the usual kind. Put a bucket under it, take a picture of the ceiling and call {phone}.",
        },
        {
          question: "What does the warranty say?",
          answer:
            "Ten years on our work, in one page you can read. The shingle maker’s own warranty comes on top.",
        },
      ],
    },
    {
      kind: "visit",
      title: "A free inspection takes forty minutes",
      intro:
        "You get photos, a count and a price in writing the same day. If it has ten years left, we say so.",
      ask: "What is the roof doing?",
      button: "Ask for an inspection",
    },
  ],
  foot: "{name} replaces and repairs roofs in {town} and the towns around it. Monday to Saturday, 7 am to 6 pm.",
};
