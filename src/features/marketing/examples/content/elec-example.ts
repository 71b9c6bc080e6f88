import jost from "@/assets/fonts/jost-headline.woff2";
import type { SiteContent } from "../site/site-content";

export const elecExample: SiteContent = {
  trade: "elec",
  sign: { name: "Brightwork" },
  phone: "(720) 555-0164",
  towns: ["Denver", "Aurora", "Lakewood", "Arvada", "Littleton", "Golden"],
  look: {
    colors: {
      ground: "#14122F",
      ink: "#FFFFFF",
      tint: "#1D1A43",
      deep: "#231F52",
      onDeep: "#FFFFFF",
      glow: "#FFB84D",
      hot: "#FFB84D",
      onHot: "#1B1840",
      mark: "#FFB84D",
    },
    round: "12px",
    pill: "8px",
    sign: "font-sans font-bold tracking-[-0.02em]",
    headline: "[font-family:Jost,var(--font-sans)] font-light tracking-[-0.03em] leading-[0.98]",
    heading: "[font-family:Jost,var(--font-sans)] font-light tracking-[-0.015em]",
    item: "font-sans font-normal tracking-[-0.015em]",
    logo: [{ d: "M12 32l3-13H4L17 0l-3 12h12Z", fill: "#FFB84D" }],
    face: jost,
    top: "plain",
    foot: "giant",
  },
  nav: [
    { text: "Fixed prices", to: "services" },
    { text: "Work", to: "work" },
    { text: "Areas", to: "towns" },
    { text: "Questions", to: "questions" },
  ],
  hero: {
    layout: "below",
    over: "offer",
    lines: ["The lights", "stay on."],
    marked: 1,
    intro:
      "Panels, EV chargers and rewires in {town}, by licensed electricians who pull the permit.",
    button: "Get a fixed price",
    focus: "50% 100%",
    isWide: true,
  },
  sections: [
    {
      kind: "offer",
      title: "EV charger, installed",
      intro: "Usually one visit. Load check, permit and inspection are in the price.",
      name: "EV charger",
      price: "$890",
      note: "for a garage within 25 feet of the panel",
      picture: "elec-2",
    },
    {
      kind: "services",
      form: "ledger",
      title: "Fixed prices for common jobs",
      intro: "The number does not move once we have seen a photo of your panel.",
      items: [
        {
          name: "Panel upgrade, 200 amp",
          text: "Power off at nine, on by four. We call the utility, not you.",
          note: "$2,950",
        },
        {
          name: "Whole-home rewire",
          text: "Three to five days, walls patched, one circuit at a time so the fridge stays cold.",
          note: "from $9,800",
        },
        {
          name: "Dedicated circuit",
          text: "For the freezer, the kiln, or the second oven.",
          note: "$420",
        },
        {
          name: "Lighting plan",
          text: "A drawing for each room, with the dimmers where your hand goes.",
          note: "$180 a room",
        },
        {
          name: "Safety check",
          text: "Every outlet, every breaker, a list with pictures.",
          note: "$140",
        },
      ],
    },
    {
      kind: "work",
      form: "row",
      on: "tint",
      title: "After dark",
      items: [
        {
          name: "Forty circuits, labeled",
          text: "A 1962 fuse box, now a panel you can read.",
          note: "1 day",
          picture: "elec-1",
        },
        {
          name: "A path you can see",
          text: "Six low lights to the door, on at dusk by themselves.",
          note: "1 day",
          picture: "elec-4",
        },
        {
          name: "Three over the table",
          text: "Hung to the inch, on one dimmer.",
          note: "half a day",
          picture: "elec-3",
        },
      ],
    },
    {
      kind: "steps",
      title: "It buzzes. Should you be standing there?",
      items: [
        {
          name: "Step back",
          text: "A buzz, a warm plate or a smell of fish means heat where there should be none.",
        },
        {
          name: "Flip its breaker",
          text: "If it will not stay on, leave it off. It is doing its job.",
        },
        {
          name: "Call {phone}",
          text: "A person answers at night. We say what is safe to use until we come.",
        },
        {
          name: "We open it up",
          text: "You see the burnt part, hear the price, and then we fix it.",
        },
      ],
    },
    {
      kind: "reviews",
      form: "quote",
      on: "tint",
      title: "Word of mouth",
      items: [
        { text: "The inspector took a picture of the panel to show other people.", who: "Hana K." },
        { text: "$890 on the phone, $890 on the bill.", who: "Marc V." },
        { text: "They labeled the mystery switch. It was the doorbell.", who: "Olive N." },
      ],
    },
    {
      kind: "questions",
      isOpen: true,
      on: "tint",
      title: "Before you call",
      items: [
        {
          question: "Do you handle the permit?",
          answer: "Yes. {name} pulls it, meets the inspector and sends you the signed card.",
        },
        {
          question: "Can my garage take a charger?",
          answer:
            "Text {phone} a photo of the panel with its door open. Many can as they are; for the rest we price a smaller charger first, and a new panel second.",
        },
        {
          question: "Why do the lights dim when the AC starts?",
          answer:
            "A little is normal. If they stay dim, a connection is loose, and that is worth a call this week.",
        },
      ],
    },
    {
      kind: "visit",
      title: "A price by tonight",
      intro:
        "Say what you want, and {name} answers with one number. For a panel or a charger, text a photo of the panel to {phone}.",
      ask: "What should it do?",
      button: "Get my fixed price",
    },
    { kind: "towns", form: "line", title: "Where we work" },
  ],
  foot: "{name}: licensed and bonded electricians in {town}. Office 8 am to 6 pm, emergencies any time.",
  license: "Colorado license EC.0000000, bond 000000",
};
