import type { ReactNode } from "react";
import { FoldedText } from "../notes/folded-text";

/** What somebody wrote to us, in their own words and lines. A mail's words fold what repeats themselves. */
export function SentMessage({ children }: { children: ReactNode }) {
  return (
    <blockquote className="mt-2 rounded-xs border-l-4 border-curb-400 bg-sunken px-3 py-2.5 wrap-anywhere whitespace-pre-wrap">
      {typeof children === "string" ? <FoldedText>{children}</FoldedText> : children}
    </blockquote>
  );
}
