import { createElement, type ComponentProps } from "react";

type LiveTextProps = Omit<ComponentProps<"span">, "children"> &
  Pick<ComponentProps<"text">, "x" | "y"> & {
    /** By which plain code finds it: see lib/behavior.ts. */
    name: string;
    as?: "span" | "p" | "b" | "text" | "dt";
    /** What stands there until then. */
    children: string;
  };

/**
 * A text that plain code changes, on a prerendered page before React has been there: React keeps what
 * it finds.
 */
export function LiveText({ name, as = "span", ...props }: LiveTextProps) {
  return createElement(as, { ...props, "data-text": name, suppressHydrationWarning: true });
}
