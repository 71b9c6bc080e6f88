import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../support/test";

/** What only the demo may say: the login pair, the rating, the sample sign-ups and reviews. */
const SAMPLES = [
  "demo@curbfront.example",
  "demo-only",
  "Just signed up",
  "Scranton",
  "value:4.9",
  "Wanted to buy the site outright",
  "We wrote these ourselves",
];

const LEGAL_PARTS = {
  registeredName: "Front Rentals of Albany Inc.",
  registeredAddress: "1 Example Street, Albany, NY",
  liability: "What either side owes the other is limited to a year’s rent.",
  governingLaw: "The law of the State of New York applies.",
};

function buildForProduction(outDir: string, legalParts: string) {
  execFileSync("node", ["node_modules/vite/bin/vite.js", "build", "--outDir", outDir], {
    env: {
      ...process.env,
      VITE_DEMO: "false",
      VITE_SUPABASE_URL: "https://project.supabase.example",
      VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
      VITE_SITE_URL: "https://www.curbfront.example",
      CURBFRONT_LEGAL_PARTS: legalParts,
    },
    stdio: "pipe",
  });
}

test("the production bundle has whole terms and nothing of the demo's", () => {
  test.setTimeout(360_000);
  const outDir = mkdtempSync(join(tmpdir(), "curbfront-production-"));
  try {
    expect(() => buildForProduction(outDir, "legal-parts.json")).toThrow(
      /Fill in legal-parts\.json:\s+registeredName is empty/,
    );
    const legalParts = join(outDir, "legal-parts.json");
    writeFileSync(legalParts, JSON.stringify(LEGAL_PARTS));
    buildForProduction(outDir, legalParts);
    const assets = join(outDir, "assets");
    const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
    const code = scripts.map((name) => readFileSync(join(assets, name), "utf8")).join("\n");
    expect(code).toContain("curbfront.leadDrafts");
    expect(code).toContain(LEGAL_PARTS.liability);
    expect(code).toContain("I agree to the <terms>Terms of Service</terms>");
    expect(SAMPLES.filter((text) => code.includes(text))).toEqual([]);
  } finally {
    rmSync(outDir, { recursive: true });
  }
});
