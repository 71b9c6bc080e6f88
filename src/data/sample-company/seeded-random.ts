import type { ClientPlan } from "@/data/clients/schema";

/** Enterprise: a client with 25 or more employees. The CRM calls it the plan. */
export type Segment = ClientPlan;

/** The first characters of a sample's id, which mark it as invented. */
const PREFIXES = { client: "c11e0000", ticket: "71c40000" } as const;

/** The id that a sample has in the CRM. */
export const sampleId = (kind: keyof typeof PREFIXES, nth: number) =>
  `${PREFIXES[kind]}-0000-4000-8000-${String(nth).padStart(12, "0")}`;
/** Numbers from 0 up to 1. */
export type Random = () => number;

/**
 * mulberry32 by Tommy Ettinger, in the public domain:
 * https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function integerBetween(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError("There is nothing to pick from");
  return item;
}

export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

/** `count` whole numbers from `from` to `to`, one in each of as many equal stretches. */
export function spread(random: Random, count: number, from: number, to: number): number[] {
  const stretch = (to - from + 1) / count;
  return Array.from({ length: count }, (_, index) =>
    Math.min(to, from + Math.floor((index + random()) * stretch)),
  );
}

/** Divides `total` into whole parts in proportion to the weights. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((left, right) => left + right, 0);
  let given = 0;
  let reached = 0;
  return weights.map((weight) => {
    reached += weight;
    const part = Math.round((total * reached) / sum) - given;
    given += part;
    return part;
  });
}
