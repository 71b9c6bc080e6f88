import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RenderedPage } from "../../src/app/entry-server.tsx";
import { createPageStyles } from "./page-styles.ts";

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;
export type FillTemplate = ReturnType<typeof createPageTemplate>;

const ENTRY = "index.html";
const APP = [
  "src/app/start/app.tsx",
  "src/features/marketing/schedule-demo/schedule-demo-dialog.tsx",
];

function chunksOf(manifest: Manifest, keys: string[]) {
  const seen = new Set<Chunk>();
  const visit = (key: string): Chunk[] => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(chunk)) return [];
    seen.add(chunk);
    return [...(chunk.imports ?? []).flatMap(visit), chunk];
  };
  return keys.flatMap(visit);
}

/**
 * index.html without comments and indentation. Its inline scripts are the same on all pages, since the policy
 * allows them by hash.
 */
export const bareShell = (shell: string) =>
  shell
    .replaceAll(/^\s*((\/\/|<!-- ).*\n\s*)*/gm, "")
    .replaceAll(/<link[^>]*>/g, (tag) => tag.replaceAll("\n", " "));

const SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
const STAFF_SCRIPT = /<script data-staff>[^]*?<\/script>\s*/;
const BESLEY = /<link[^>]*besley[^>]*as="font"[^>]*>\s*/;

const escapeAttribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

type Build = {
  dist: string;
  /** the index.html that Vite wrote */
  shell: string;
  manifest: Manifest;
};

/**
 * Inserts rendered pages into the built index.html. The page's styles are inlined; scripts and full sheets come
 * last, because browsers request files in document order.
 */
export function createPageTemplate({ dist, shell, manifest }: Build) {
  const pageStyles = new Map<string, ReturnType<typeof createPageStyles>>();
  const stylesOf = (files: string[]) => {
    const read = () => files.map((file) => readFileSync(join(dist, file), "utf8")).join("");
    const stylesFor = pageStyles.get(files.join()) ?? createPageStyles(read());
    pageStyles.set(files.join(), stylesFor);
    return stylesFor;
  };

  const full = bareShell(shell);
  const bare = full
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, "")
    .replaceAll(SCRIPTS, "")
    .replace(STAFF_SCRIPT, "");
  const scripts = Array.from(full.matchAll(SCRIPTS), ([tag]) =>
    tag.replace(/^<\w+/, '$& fetchpriority="low"'),
  );

  /** @param key the page's address; null for HTML of many addresses */
  return async function fill(
    { files, head, html, data, reads }: RenderedPage,
    key: string | null,
  ): Promise<string> {
    const first = chunksOf(manifest, [ENTRY]);
    const sheets = [
      ...new Set(chunksOf(manifest, [ENTRY, ...files]).flatMap(({ css = [] }) => css)),
    ];
    const late = chunksOf(manifest, [...APP, ...files]).filter((chunk) => !first.includes(chunk));
    const styles = await stylesOf(sheets)(html);
    const links = sheets.map(
      (file) => `<link rel="stylesheet" href="/${file}" media="print" data-whole-sheet>`,
    );
    const chunks = late.map(({ file }) => `<link href="/${file}" data-app-chunk>`);
    const query = reads.length > 0 ? ` data-reads="${escapeAttribute(reads.join(" "))}"` : "";
    const attributes = key === null ? "" : ` data-path="${escapeAttribute(key)}"${query}`;
    const shellOfPage = head.includes('as="font"') ? bare.replace(BESLEY, "") : bare;
    return shellOfPage
      .replace("<!--app-head-->", () => `${head}<style>${styles}</style>`)
      .replace("</body>", `${[...scripts, ...links, ...chunks].join("")}</body>`)
      .replace(
        '<div id="root"><!--app-html--></div>',
        () => `<div id="root"${attributes}>${html}</div>${data}`,
      );
  };
}
