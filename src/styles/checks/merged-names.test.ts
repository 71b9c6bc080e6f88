import { expect, it } from "vitest";
import { cn } from "@/lib/cn";
import config from "../../../tailwind.config.ts";

const tokens = config.theme.extend;

/** By the beginning of a class, its names in the theme and a class of Tailwind that undoes it. */
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

// Of a name that it does not know, tailwind-merge keeps both classes, or takes it for a color.
it.each(groups)("lets cn() know every name of the theme for %s-", (prefix, names, other) => {
  const unknown = Object.keys(names).filter((name) => cn(`${prefix}-${name}`, other) !== other);
  expect(unknown).toEqual([]);
});
