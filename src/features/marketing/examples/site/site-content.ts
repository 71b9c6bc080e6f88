import type { DrawnTradeId } from "@/lib/site/trades";

/**
 * Texts of an example site may name its business: "{name}", "{town}" and "{phone}" stand for what the
 * visitor typed, or for the invented business's own.
 */
export interface SiteContent {
  trade: DrawnTradeId;
  /** The invented business's own sign; a visitor's name stands alone. */
  sign: { name: string; tag?: string };
  phone: string;
  /** The first is the main one. */
  towns: readonly [string, ...string[]];
  look: Look;
  nav: readonly NavLink[];
  hero: Hero;
  sections: readonly Section[];
  /** A sentence at the foot of the site. */
  foot: string;
  /** The number that callers check, near the top: zeros for the invented business. */
  license?: string;
}

export interface NavLink {
  text: string;
  to: Anchor;
}

export type Anchor = "services" | "work" | "reviews" | "towns" | "questions" | "visit";

/** The look of one example site. Classes are Tailwind's. */
export interface Look {
  colors: {
    ground: string;
    ink: string;
    /** A second light ground. */
    tint: string;
    /** The dark ground, its text, and what stands out on it. */
    deep: string;
    onDeep: string;
    glow: string;
    /** Buttons and their text. */
    hot: string;
    onHot: string;
    /** Accent color of text on light backgrounds. */
    mark: string;
  };
  /** Corners of pictures and boxes, and of buttons. */
  round: string;
  pill: string;
  sign: string;
  headline: string;
  heading: string;
  /** Names in lists. */
  item: string;
  /** Shapes beside the name, in a square of 32. */
  logo: readonly { d: string; fill: string }[];
  top: "plain" | "deep" | "floating" | "centered";
  isCentered?: boolean;
  /** The name as large as the site is wide at its foot, or as at its top. */
  foot: "giant" | "plain";
  /** A typeface of its own, in the classes above: the file, fetched with the page. */
  face?: string;
  /** A stripe over all of it. */
  hasStripe?: boolean;
  /** On a phone, a button to call that never leaves the screen. */
  hasCallBar?: boolean;
}

interface HeroWords {
  /** Each stands in a line of its own where there is room. */
  lines: readonly string[];
  /** The place of the line in the second color. */
  marked: number;
  intro: string;
  button: string;
  /** `object-position` of a cropped picture. */
  focus?: string;
  /** Three times as wide as high, for a box in which the square of it would lose a roof. */
  isWide?: boolean;
  /** What the button opens: messages on the phone, the form where nothing is said. */
  opens?: "messages" | "services";
}

export type Hero = HeroWords &
  (
    | { layout: "below"; over: "services" | "offer" }
    /** The number itself is the button; beside it, the way to the work. */
    | { layout: "below"; over: "calls"; side: string }
    | { layout: "card"; side: "left" | "right"; note: string }
    | { layout: "arch"; badge: readonly [string, string] }
    | { layout: "split"; promises: readonly string[] }
    | { layout: "poster" }
  );

export interface Item {
  name: string;
  text?: string;
  /** A price, a time, a place. */
  note?: string;
  /** The name of a file in public/drawings/works. */
  picture?: string;
  /** Another, of the place as it was. */
  before?: string;
}

interface Titled {
  title: string;
  intro?: string;
  on?: "ground" | "tint" | "deep";
}

export interface ListSection extends Titled {
  kind: "services" | "work";
  form: "bar" | "ledger" | "tiles" | "cards" | "circles" | "specimens" | "row" | "mosaic" | "doors";
  items: readonly Item[];
}

export interface ReviewSection extends Titled {
  kind: "reviews";
  form: "quote" | "columns" | "slips";
  items: readonly { text: string; who: string }[];
}

export interface StepSection extends Titled {
  kind: "steps" | "crew" | "seasons";
  items: readonly Item[];
}

export interface VisitSection extends Titled {
  kind: "visit";
  /** Questions of the form besides name and phone. */
  ask: string;
  button: string;
  /** Times to choose from, which no bill includes by itself. */
  times?: readonly string[];
}

export interface TownSection extends Titled {
  kind: "towns";
  form: "line" | "columns";
  /** Said of each town, in their order. */
  notes?: readonly string[];
  /** The name of a file in public/maps, with a pin in the main town. */
  map?: string;
}

export type Section =
  | ListSection
  | ReviewSection
  | StepSection
  | VisitSection
  | TownSection
  | (Titled & {
      kind: "questions";
      /** All answers open, side by side. */
      isOpen?: boolean;
      items: readonly { question: string; answer: string }[];
    })
  | (Titled & { kind: "band" })
  | (Titled & { kind: "offer"; name: string; price: string; note: string; picture: string })
  | (Titled & { kind: "prices" });
