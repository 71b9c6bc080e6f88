import { expect, it } from "vitest";
import { cn } from "@/lib/cn";
import config from "../../../tailwind.config.ts";

const tokens = config.theme.extend;

/** For each class prefix, its names in the theme and a Tailwind class that it conflicts with. */
const groups: [prefix: string, names: object, other: string][] = [
  ["text", tokens.fontSize, "text-base"],
  ["leading", tokens.lineHeight, "leading-none"],
  ["font", tokens.fontWeight, "font-normal"],
  ["rounded", tokens.borderRadius, "rounded-none"],
  ["border", tokens.borderWidth, "border-0"],
  ["inset-ring", tokens.ringWidth, "inset-ring-0"],
  ["shadow", tokens.boxShadow, "shadow-none"],
  ["inset-shadow", tokens.insetShadow, "inset-shadow-none"],
  ["max-w", tokens.maxWidth, "max-w-full"],
  ["p", tokens.spacing, "p-0"],
  ["bg", tokens.backgroundImage, "bg-none"],
  ["ease", tokens.transitionTimingFunction, "ease-linear"],
];

// tailwind-merge keeps both classes, or takes one for a color, if it does not know the name.
it.each(groups)("lets cn() know every name of the theme for %s-", (prefix, names, other) => {
  const unknown = Object.keys(names).filter((name) => cn(`${prefix}-${name}`, other) !== other);
  expect(unknown).toEqual([]);
});
