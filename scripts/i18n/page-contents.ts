export const pageContents = import.meta.glob<object>(
  [
    "/src/features/**/*-content.ts",
    "/src/content/deal-terms.ts",
    "/src/content/next-steps.ts",
    "/src/content/work-steps.ts",
  ],
  { eager: true },
);
