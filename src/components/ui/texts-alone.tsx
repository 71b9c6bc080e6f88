import { Children, type ReactNode } from "react";

/**
 * Wraps each text among the children in an element. Browsers that translate a page replace text
 * nodes, and React fails when it inserts before one that is gone.
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

/** Adjacent texts become one. */
function joinTexts(children: Child[]): Child[] {
  return children.reduce<Child[]>((joined, child) => {
    const last = joined.at(-1);
    const isText = typeof child === "string" || typeof child === "number";
    if (!isText || typeof last !== "string") return [...joined, isText ? String(child) : child];
    return [...joined.slice(0, -1), `${last}${child}`];
  }, []);
}
