import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const path = (/** @type {string} */ relative) => fileURLToPath(new URL(relative, import.meta.url));

/** Two builds that together contain every variant of the content. */
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
 * All texts of page content and deal terms. The modules are run, because some texts are composed when they load.
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
