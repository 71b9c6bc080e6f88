/** What there is to say about a trade's website. */
export interface TradeStory {
  /** What people search for, as the page's title has it: "Roofing website". */
  website: string;
  /** For search results, before the price. */
  description: string;
  headline: string;
  intro: string;
  /** The moment somebody picks up the phone. */
  moment: string;
  /** What callers ask and where the site answers it; the first ones are those of the list of trades. */
  calls: readonly { ask: string; answer: string }[];
  opens: string;
  pages: readonly { name: string; text: string }[];
  season: {
    /** How busy, January to December, from 0 (quiet) to 3 (phones ring off the wall). */
    months: readonly number[];
    text: string;
    /** What is changed on the site over the year. */
    changes: readonly { when: string; what: string }[];
  };
  trust: readonly string[];
  /** Whether its example lets visitors choose a time, which the rent does not include. */
  showsBooking?: true;
  /** Ground of its sections. */
  ground: string;
}
