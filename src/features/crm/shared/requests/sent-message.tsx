import type { ReactNode } from "react";
import { FoldedText } from "../notes/folded-text";

/** A visitor's message with its line breaks. Quoted text of mails is folded. */
export function SentMessage({ children }: { children: ReactNode }) {
  return (
    <blockquote className="mt-2 rounded-xs border-l-4 border-curb-400 bg-sunken px-3 py-2.5 wrap-anywhere whitespace-pre-wrap">
      {typeof children === "string" ? <FoldedText>{children}</FoldedText> : children}
    </blockquote>
  );
}
