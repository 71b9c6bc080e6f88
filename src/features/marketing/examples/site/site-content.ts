import type { DrawnTradeId } from "@/content/trades";

/**
 * Texts may contain "{name}", "{town}" and "{phone}", which stand for the visitor's values or the
 * invented business's.
 */
export interface SiteContent {
  trade: DrawnTradeId;
  /** The invented business's sign; a visitor's name has no tag. */
  sign: { name: string; tag?: string };
  phone: string;
  towns: readonly [string, ...string[]];
  look: Look;
  nav: readonly NavLink[];
  hero: Hero;
  sections: readonly Section[];
  foot: string;
  /** A license number, zeros for the invented business. */
  license?: string;
}

export interface NavLink {
  text: string;
  to: Anchor;
}

export type Anchor = "services" | "work" | "reviews" | "towns" | "questions" | "visit";

/** Classes are Tailwind's. */
export interface Look {
  colors: {
    ground: string;
    ink: string;
    /** A second light ground. */
    tint: string;
    /** The dark ground, its text, and its accent. */
    deep: string;
    onDeep: string;
    glow: string;
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
  item: string;
  /** Shapes beside the name, in a square of 32. */
  logo: readonly { d: string; fill: string }[];
  top: "plain" | "deep" | "floating" | "centered";
  isCentered?: boolean;
  /** The size of the name in the footer: the full width, or as in the header. */
  foot: "giant" | "plain";
  /** The file of a typeface used in the classes above, loaded with the page. */
  face?: string;
  hasStripe?: boolean;
  /** A fixed call button on a phone. */
  hasCallBar?: boolean;
}

interface HeroWords {
  /** One line each, if there is room. */
  lines: readonly string[];
  /** The index of the line in the second color. */
  marked: number;
  intro: string;
  button: string;
  focus?: string;
  /** Three times as wide as high, for a box where a square would be cropped. */
  isWide?: boolean;
  /** The button's target: messages on the phone, or by default the form. */
  opens?: "messages" | "services";
}

export type Hero = HeroWords &
  (
    | { layout: "below"; over: "services" | "offer" }
    /** The number is the button; beside it, a link to the work. */
    | { layout: "below"; over: "calls"; side: string }
    | { layout: "card"; side: "left" | "right"; note: string }
    | { layout: "arch"; badge: readonly [string, string] }
    | { layout: "split"; promises: readonly string[] }
    | { layout: "poster" }
  );

export interface Item {
  name: string;
  text?: string;
  note?: string;
  picture?: string;
  /** Another picture, of the place before the work. */
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
  /** Times to choose from, which the plan does not include. */
  times?: readonly string[];
}

export interface TownSection extends Titled {
  kind: "towns";
  form: "line" | "columns";
  /** A note for each town, in order. */
  notes?: readonly string[];
  /** A file in public/maps, with a pin in the main town. */
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
      isOpen?: boolean;
      items: readonly { question: string; answer: string }[];
    })
  | (Titled & { kind: "band" })
  | (Titled & { kind: "offer"; name: string; price: string; note: string; picture: string })
  | (Titled & { kind: "prices" });
