import { useMemo } from "react";
import { LiveText } from "@/components/live-text";
import { trustedHtml } from "@/lib/html/trusted-types";
import "@/styles/prose.css";

/** The text of a post. `html` comes from articleHtml, which sanitises it. */
export function PostProse({ html }: { html: string }) {
  // React writes it anew whenever it is another object.
  const trusted = useMemo(() => trustedHtml(html), [html]);
  return (
    <>
      <div className="prose" dangerouslySetInnerHTML={{ __html: trusted }} />
      <LiveText as="p" name="anchor-copied" className="sr-only" role="status">
        {""}
      </LiveText>
    </>
  );
}
