import { Children, type ReactNode } from "react";

/**
 * These children, with each text among them in an element of its own. A browser that translates a page replaces
 * texts by elements, and React fails where it then puts something before one that is no longer there.
 */
export function textsAlone(children: ReactNode): ReactNode {
  return Children.map(joinTexts(Children.toArray(children)), (child) => {
    const text = typeof child === "string" ? child.trim() : "";
    if (typeof child !== "string" || text === "") return child;
    // Spaces stay outside: at the end of an element they would not count in an accessible name.
    const [before, after] = child.split(text, 2);
    return (
      <>
        {before}
        <span>{text}</span>
        {after}
      </>
    );
  });
}

type Child = ReturnType<typeof Children.toArray>[number];

/** Texts that follow one another are one, as they are in a line. */
function joinTexts(children: Child[]): Child[] {
  return children.reduce<Child[]>((joined, child) => {
    const last = joined.at(-1);
    const isText = typeof child === "string" || typeof child === "number";
    if (!isText || typeof last !== "string") return [...joined, isText ? String(child) : child];
    return [...joined.slice(0, -1), `${last}${child}`];
  }, []);
}
