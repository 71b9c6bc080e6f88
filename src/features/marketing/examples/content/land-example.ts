import fraunces from "@/assets/fonts/fraunces-headline.woff2";
import type { SiteContent } from "../site/site-content";

export const landExample: SiteContent = {
  trade: "land",
  sign: { name: "Juniper & Stone" },
  phone: "(802) 555-0176",
  towns: ["Burlington", "Shelburne", "Charlotte", "Williston", "Hinesburg", "Richmond"],
  look: {
    colors: {
      ground: "#FBF7EA",
      ink: "#28502F",
      tint: "#EFEDD3",
      deep: "#28502F",
      onDeep: "#FBF7EA",
      glow: "#F6C95B",
      hot: "#C43C5F",
      onHot: "#FFFFFF",
      mark: "#8A2F49",
    },
    round: "4px",
    pill: "999px",
    sign: "[font-family:Fraunces,var(--font-sans)] font-medium text-[calc(clamp(1.3rem,3cqw,2.3rem)*var(--fit))] tracking-[-0.01em]",
    headline:
      "[font-family:Fraunces,var(--font-sans)] font-medium tracking-[-0.03em] leading-[1.02]",
    heading: "[font-family:Fraunces,var(--font-sans)] font-medium tracking-[-0.022em]",
    item: "[font-family:Fraunces,var(--font-sans)] font-medium tracking-[-0.01em]",
    logo: [],
    face: fraunces,
    top: "centered",
    foot: "plain",
    isCentered: true,
  },
  nav: [
    { text: "Care", to: "services" },
    { text: "Gardens", to: "work" },
    { text: "Questions", to: "questions" },
  ],
  hero: {
    layout: "arch",
    lines: ["A yard you actually", "want to sit in."],
    marked: 1,
    intro: "Mowed, planted and built in {town}, by the same three people all year.",
    button: "Walk my yard",
    badge: ["Spring", "clean-ups open"],
    focus: "50% 60%",
  },
  sections: [
    {
      kind: "services",
      form: "circles",
      title: "Three ways to begin",
      items: [
        {
          name: "Mow",
          text: "Every week from April on, edges by hand, clippings left where they feed the lawn.",
          note: "from $55 a visit",
          picture: "land-mow",
        },
        {
          name: "Plant",
          text: "Beds that flower in turn, and do not all need you in July.",
          note: "by the bed",
          picture: "land-plant",
        },
        {
          name: "Build",
          text: "Paths, walls and a place to put the chairs. Local stone, dry laid.",
          note: "drawn first",
          picture: "land-build",
        },
      ],
    },
    {
      kind: "seasons",
      on: "tint",
      title: "The garden’s year, and ours",
      items: [
        {
          note: "March to May",
          name: "Clean and cut",
          text: "Beds opened, edges cut, the first mow. Books first.",
        },
        {
          note: "June to August",
          name: "Keep",
          text: "Weekly mowing, deadheading, and a hand on the watering.",
        },
        {
          note: "September to November",
          name: "Plant and rake",
          text: "The best time for roots. Leaves go to your compost, not the curb.",
        },
        {
          note: "December to February",
          name: "Draw",
          text: "Plans at your kitchen table, while it snows on the old ones.",
        },
      ],
    },
    {
      kind: "work",
      form: "mosaic",
      title: "Gardens we go back to",
      items: [
        {
          name: "Stone, fire and four chairs",
          text: "A slope nobody used, now the room they sit in from May on.",
          note: "3 weeks",
          picture: "land-2",
          before: "land-before",
        },
        {
          name: "A bed by the door",
          text: "In flower from April to frost.",
          note: "4 days",
          picture: "land-1",
        },
        { name: "One good lawn", text: "Stripes by request.", note: "weekly", picture: "land-3" },
      ],
    },
    {
      kind: "questions",
      isOpen: true,
      title: "Before we walk it",
      items: [
        {
          question: "Can I see your work?",
          answer:
            "Three gardens in {town} can be seen from the sidewalk, and their owners do not mind. We send the addresses.",
        },
        {
          question: "Can you make it look like next door’s?",
          answer:
            "We can, if the sun agrees. {name} walks the yard first and says what will live there.",
        },
        {
          question: "When could you start?",
          answer:
            "Care plans within two weeks from April on. Walls and paths are built in the order they were drawn.",
        },
      ],
    },
    {
      kind: "reviews",
      form: "quote",
      on: "deep",
      title: "Over the hedge",
      items: [
        { text: "We eat outside now. That is the whole review.", who: "Ellen and Tom B." },
        {
          text: "They asked what we do on a Sunday before they asked about plants.",
          who: "Nadia F.",
        },
        { text: "The same three faces each week, and the gate is always shut.", who: "Rob C." },
      ],
    },
    {
      kind: "visit",
      on: "tint",
      title: "Walk it with us",
      intro: "Half an hour, no charge. Bring the dog, and the picture you tore out of a magazine.",
      ask: "What should the yard do?",
      button: "Ask for a walk",
    },
    { kind: "towns", form: "line", on: "deep", title: "Yards we keep in" },
  ],
  foot: "{name}: gardens in {town}, kept, planted and built. Out in all weather, Monday to Friday.",
};
