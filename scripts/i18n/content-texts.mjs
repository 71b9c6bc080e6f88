import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const path = (/** @type {string} */ relative) => fileURLToPath(new URL(relative, import.meta.url));

/** Two builds between which every choice of a text falls. */
const BUILDS = [
  { isDemo: true, supabaseUrl: null, stripePaymentLink: null, errorEndpoint: null },
  {
    isDemo: false,
    supabaseUrl: "https://x.example",
    stripePaymentLink: "https://y.example",
    errorEndpoint: "https://z.example",
  },
];

/**
 * Every text of the pages' content and of the deal's terms. They are run, because some are put
 * together as they are loaded ("It takes 20 minutes: …").
 */
export async function contentTexts() {
  return (await Promise.all(BUILDS.map(textsOfBuild))).flat();
}

/** @param {(typeof BUILDS)[number]} build */
async function textsOfBuild(build) {
  const { module } = await runnerImport(path("page-contents.ts"), {
    configFile: false,
    root: path("../.."),
    resolve: { alias: { "@": path("../../src") } },
    define: {
      __APP_ENV__: JSON.stringify(build),
      __IS_DEMO__: String(build.isDemo),
      __LEGAL_PARTS__: JSON.stringify({ people: [] }),
    },
  });
  /** @type {(value: unknown) => string[]} */
  const textsIn = (value) => {
    if (typeof value === "string") return [value];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
  };
  const { pageContents } = /** @type {typeof import("./page-contents.ts")} */ (module);
  return Object.values(pageContents).flatMap((content) => textsIn({ ...content }));
}
