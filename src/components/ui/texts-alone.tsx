import { Children, type ReactNode } from "react";

/**
 * These children, with each text among them in an element of its own. A browser that translates a page replaces
 * texts by elements, and React fails where it then puts something before one that is no longer there.
 */
export function textsAlone(children: ReactNode): ReactNode {
  return Children.map(joinTexts(Children.toArray(children)), (child) =>
    typeof child === "string" && child.trim() !== "" ? <span>{child}</span> : child,
  );
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
