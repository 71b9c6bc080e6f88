import { clsx, type ClassValue } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** Adds the names of tailwind.config.ts, which tailwind-merge does not know. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["display", "h1", "h2", "h3", "lead", "body", "code"],
      shadow: ["edge", "plate", "lift", "modal"],
      "inset-shadow": ["mark"],
      container: ["page"],
      spacing: ["gutter", "section"],
    },
    classGroups: {
      "border-w": [{ border: ["frame"] }],
      "inset-ring-w": [{ "inset-ring": ["frame"] }],
      "bg-image": [{ bg: ["chevron", "curb", "shimmer"] }],
    },
  },
});

/** Joins class names; of conflicting ones, the later stays. */
export function cn(...classes: ClassValue[]) {
  return merge(clsx(classes));
}
