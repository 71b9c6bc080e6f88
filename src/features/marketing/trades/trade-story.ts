export interface TradeStory {
  /** The search phrase that the page's title starts with: "Roofing website". */
  website: string;
  /** For search results, before the price. */
  description: string;
  headline: string;
  intro: string;
  /** The moment of a call. */
  moment: string;
  /** Callers' questions and the site's answers. The page of all trades shows the first three questions. */
  calls: readonly { ask: string; answer: string }[];
  opens: string;
  pages: readonly { name: string; text: string }[];
  season: {
    /** How busy, January to December, from 0 to 3. */
    months: readonly number[];
    text: string;
    /** The planned changes of the site over the year. */
    changes: readonly { when: string; what: string }[];
  };
  trust: readonly string[];
  /** Parts of its example that the plan does not include: times or prices. */
  shows?: "booking" | "prices";
  /** Ground of its sections. */
  ground: string;
}
