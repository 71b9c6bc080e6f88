/** The copy of a trade's page and of its section on the page of all trades. */
export interface TradeStory {
  /** The search phrase that the page's title starts with: "Roofing website". */
  website: string;
  /** For search results, before the price. */
  description: string;
  headline: string;
  intro: string;
  /** The moment somebody picks up the phone. */
  moment: string;
  /** Callers' questions and the site's answers. The page of all trades shows the first three questions. */
  calls: readonly { ask: string; answer: string }[];
  opens: string;
  pages: readonly { name: string; text: string }[];
  season: {
    /** How busy, January to December, from 0 (quiet) to 3 (phones ring off the wall). */
    months: readonly number[];
    text: string;
    /** The planned changes of the site over the year. */
    changes: readonly { when: string; what: string }[];
  };
  trust: readonly string[];
  /** What its example shows and the rent does not include: times or prices to choose from. */
  shows?: "booking" | "prices";
  /** Ground of its sections. */
  ground: string;
}
