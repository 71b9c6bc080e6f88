import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Texts of the demo only: its login, rating, sample sign-ups and reviews. */
const SAMPLES = [
  "demo@curbfront.example",
  "demo-only",
  "Just signed up",
  "Scranton",
  "value:4.9",
  '"ratingValue"',
  "Wanted to buy the site outright",
  "We wrote these ourselves",
  "1 Example Street, New York",
  "Answers the phone, and gives the demos",
  "{{name}} (Example)",
  "DNS not pointed yet",
  "Analytics import",
];

function sampleReviews(): string[] {
  return ["reviews/reviews-data.ts", "home/home-content.ts"].flatMap((file) => {
    const source = readFileSync(join("src/features/marketing", file), "utf8");
    const [, list = ""] = /\bsampleReviews: [^=]+= \[\n(.*?)\n\];/s.exec(source) ?? [];
    return Array.from(list.matchAll(/"([^"\n]{30,})"/g), ([, text = ""]) => text);
  });
}

/** Texts of the sample company, without businesses on example sites, which both builds have. */
function sampleCompany(): string[] {
  const shown = readFileSync("src/content/example-businesses.ts", "utf8");
  const texts = ["src/data/sample-company", "src/data/dashboard/sample"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(({ name }) => name.endsWith(".ts") && !/test|seed-sql/.test(name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"));
  const words = texts.flatMap((text) => [...text.matchAll(/"(\w[^"\n]{7,})"/g)]);
  return words
    .map(([, word = ""]) => word)
    .filter((word) => / |\.example$/.test(word) && !/, [A-Z]{2}$/.test(word))
    .filter((word) => !shown.includes(word.replace(".example", "")));
}

export const sampleTexts = () => [...SAMPLES, ...sampleReviews(), ...sampleCompany()];
