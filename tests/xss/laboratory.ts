import { fileURLToPath } from "node:url";
import { build, createServer } from "vite";
import type { Browser, Page } from "@playwright/test";
import type { Sanitizer } from "./sanitize-in-browser.ts";

const SOURCE = "/src/lib/html/sanitize-html.ts";
const resolve = { alias: { "@": fileURLToPath(new URL("../../src", import.meta.url)) } };

let bundle: Promise<string> | undefined;

async function bundleSanitizer(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    resolve,
    build: {
      write: false,
      minify: false,
      lib: { entry: "tests/xss/sanitize-in-browser.ts", formats: ["es"] },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !("output" in output)) throw new Error("Nothing was bundled");
  return output.output[0].code;
}

export async function sanitizeOnServer(texts: readonly string[]): Promise<string[]> {
  const server = await createServer({
    configFile: false,
    logLevel: "error",
    resolve,
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { sanitizeHtml } = (await server.ssrLoadModule(SOURCE)) as Sanitizer;
    return texts.map((text) => sanitizeHtml(text));
  } finally {
    await server.close();
  }
}

export async function sanitizeInBrowser(
  page: Page,
  texts: readonly string[],
): Promise<{ clean: string[]; saved: string[] }> {
  await page.addScriptTag({ type: "module", content: await (bundle ??= bundleSanitizer()) });
  await page.waitForFunction(() => "sanitizeHtml" in window);
  return page.evaluate((all) => {
    const { sanitizeHtml, cleanForSaving } = window as unknown as Sanitizer;
    return {
      clean: all.map((text) => sanitizeHtml(text)),
      saved: all.map((text) => cleanForSaving(text).html),
    };
  }, texts);
}

/** An isolated page: scripts and pages are mocked for any host, everything else fails through a missing proxy. */
export async function openLaboratory(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ proxy: { server: "http://127.0.0.1:9" } });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  protocol.on("Fetch.requestPaused", ({ requestId, resourceType }) => {
    const isScript = resourceType === "Script";
    const body = isScript ? "alert('loaded')" : "<!doctype html><title>Laboratory</title>";
    void protocol
      .send("Fetch.fulfillRequest", {
        requestId,
        responseCode: 200,
        responseHeaders: [
          { name: "Content-Type", value: isScript ? "text/javascript" : "text/html" },
          { name: "Access-Control-Allow-Origin", value: "*" },
        ],
        body: Buffer.from(body).toString("base64"),
      })
      // Its frame may be gone.
      .catch(() => undefined);
  });
  await protocol.send("Fetch.enable", {
    patterns: [{ resourceType: "Script" }, { resourceType: "Document" }],
  });
  await page.goto("http://laboratory.example/");
  return page;
}
