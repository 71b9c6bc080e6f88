import { LiveText } from "@/components/live-text";
import "@/styles/prose.css";

/** The text of a post. `html` comes from articleHtml, which sanitises it. */
export function PostProse({ html }: { html: string }) {
  return (
    <>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      <LiveText as="p" name="anchor-copied" className="sr-only" role="status">
        {""}
      </LiveText>
    </>
  );
}
