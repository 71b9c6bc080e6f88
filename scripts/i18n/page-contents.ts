export const pageContents = import.meta.glob<object>(
  [
    "/src/features/**/*-content.ts",
    "/src/lib/site/deal-terms.ts",
    "/src/lib/site/steps/next-steps.ts",
    "/src/lib/site/steps/work-steps.ts",
  ],
  { eager: true },
);
