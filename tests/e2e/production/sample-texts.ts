import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What only the demo may say: the login pair, the rating, the sample sign-ups and reviews. */
const SAMPLES = [
  "demo@curbfront.example",
  "demo-only",
  "Just signed up",
  "Scranton",
  "value:4.9",
  "Wanted to buy the site outright",
  "We wrote these ourselves",
  // Of the dashboard's invented pipeline and systems.
  "DNS not pointed yet",
  "Analytics import",
];

/** What the invented company says, but for the businesses that example sites show in either build. */
function sampleCompany(): string[] {
  const shown = readFileSync("src/components/example-site/example-businesses.ts", "utf8");
  const files = readdirSync("src/data/sample-company", { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((name) => name.endsWith(".ts") && !/test|seed-sql/.test(name))
    .map((name) => readFileSync(join("src/data/sample-company", name), "utf8"));
  const words = texts.flatMap((text) => [...text.matchAll(/"(\w[^"\n]{7,})"/g)]);
  return words
    .map(([, word = ""]) => word)
    .filter((word) => / |\.example$/.test(word) && !/, [A-Z]{2}$/.test(word))
    .filter((word) => !shown.includes(word.replace(".example", "")));
}

/** Nothing of this is in the files of the production build. */
export const sampleTexts = () => [...SAMPLES, ...sampleCompany()];
