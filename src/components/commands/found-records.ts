import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";

/** A record that the palette offers to open, and what can be done with it. */
export type FoundItem = {
  /** Unique among all records. */
  id: string;
  title: string;
  /** Distinguishes it from others, such as a town. */
  details: readonly string[];
  /** The part of a longer text that matches. */
  excerpt: string | null;
  isSample: boolean;
  Icon: LucideIcon;
  run: () => void;
  actions: readonly FoundAction[];
};

export type FoundAction = { id: string; label: string; Icon: LucideIcon; run: () => void };

export type FoundGroup = { heading: string; items: readonly FoundItem[] };

/** The found records; the last opened ones while nothing is typed. */
export type RecordAnswer = {
  typed: string;
  state: "reading" | "done" | "failed";
  /** Best first. */
  groups: readonly FoundGroup[];
  /** Words one letter away from the typed ones, which were searched instead. */
  near: readonly string[];
  /** Why it failed, in words, and how to try again. */
  failure: { reason: string; retry: () => void } | null;
};

/** Renders nothing; passes on each answer. */
export type RecordSearch = ComponentType<{
  typed: string;
  onAnswer: (answer: RecordAnswer) => void;
}>;

/** The search of records, whose code comes late. */
export type RecordSearchPart = {
  RecordSearch: RecordSearch | null;
  hasFailed: boolean;
  load: () => void;
};

export const noAnswer = (typed: string, state: RecordAnswer["state"]): RecordAnswer => ({
  typed,
  state,
  groups: [],
  near: [],
  failure: null,
});
