import { createContext, useContext } from "react";
import type { TypedSign } from "../typed-sign";
import type { SiteContent } from "./site-content";

export interface SiteWords {
  content: SiteContent;
  name: string;
  town: string;
  phone: string;
  /** The business's towns, or only the visitor's. */
  towns: readonly string[];
  isVisitors: boolean;
  isVisitorsTown: boolean;
  /** A picture of a site, on a page with a heading of its own. */
  isPicture: boolean;
}

/** The site's texts, with the visitor's values filled in. */
export function wordsOf(content: SiteContent, typed: TypedSign, isPicture: boolean): SiteWords {
  return {
    content,
    name: typed.name || [content.sign.name, content.sign.tag].filter(Boolean).join(" "),
    town: typed.town || content.towns[0],
    phone: typed.phone || content.phone,
    towns: typed.town ? [typed.town] : content.towns,
    isVisitors: typed.name !== "",
    isVisitorsTown: typed.town !== "",
    isPicture,
  };
}

const Words = createContext<SiteWords | null>(null);
export const WordsProvider = Words.Provider;

export function useWords(): SiteWords {
  const words = useContext(Words);
  if (words === null) throw new Error("A part of an example site stands outside of one.");
  return words;
}

const PLACE = /(\{name\}|\{town\}|\{phone\})/;

/** Each value in an element of its own, because a browser's translation may replace the texts around it. */
export function Fill({ text }: { text: string }) {
  const { name, town, phone } = useWords();
  const values: Record<string, string> = { "{name}": name, "{town}": town, "{phone}": phone };
  return text.split(PLACE).map((part, place) =>
    part in values ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence never move
      <span key={place} className="wrap-anywhere">
        {values[part]}
      </span>
    ) : (
      part
    ),
  );
}

/** The factor by which a long text is reduced to fit. */
export function fit(text: string, roomFor: number): number {
  const maxWordLength = Math.max(...text.split(" ").map((word) => word.length));
  return Math.max(0.5, Math.min(1, (roomFor / text.length) ** 0.5, roomFor / maxWordLength));
}

export const messageHref = (phone: string) => phoneHref(phone).replace("tel:", "sms:");

export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, "")}`;
