import type { ReactNode } from "react";

/** What somebody wrote to us, in their own words and lines. */
export function SentMessage({ children }: { children: ReactNode }) {
  return (
    <blockquote className="mt-2 rounded-xs border-l-4 border-curb-400 bg-sunken px-3 py-2.5 wrap-anywhere whitespace-pre-wrap">
      {children}
    </blockquote>
  );
}
