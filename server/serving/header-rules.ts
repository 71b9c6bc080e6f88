import { createHash } from "node:crypto";
import { MOVED_SCRIPT } from "./moved-page.ts";

export type HeaderRule = { pattern: string; headers: Record<string, string> };

const FOR_A_YEAR = { "Cache-Control": "public, max-age=31536000, immutable" };
const FOR_A_DAY = { "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800" };

const STABLE_FILES = [
  "/covers/*",
  "/drawings/*",
  "/figures/*",
  "/maps/*",
  "/people/*",
  "/share/*",
  "/favicon.svg",
  "/favicon.ico",
  "/apple-touch-icon.png",
];

const NO_PERMISSIONS =
  "accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb";

/** Trusted Types policies of ours, React, ProseMirror and the sanitizer. */
const TRUSTED_TYPES = "curbfront default dompurify ProseMirrorClipboard";

/** Inline scripts that the policy must allow; other `type`s are data or modules. */
const INLINE_SCRIPT = /<script(?:\s+data-[^>]*|\s+type="speculationrules")?>([^]*?)<\/script>/g;

export const inlineScripts = (html: string) =>
  Array.from(html.matchAll(INLINE_SCRIPT), ([, text = ""]) => text);

export const sourceOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * @param scripts inline scripts of pages
 * @param services foreign origins that a page connects to
 */
function contentPolicy(scripts: string[], services: string[]) {
  const hashes = scripts.map(sourceOf).join(" ");
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes}`,
    "style-src 'self' 'unsafe-inline'",
    // Files of records are loaded with a token and shown from memory.
    "img-src 'self' data: blob: https:",
    "frame-src blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...services].join(" "),
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
  ].join("; ");
}

export function serviceOrigins({
  supabaseUrl,
  errorEndpoint,
}: {
  supabaseUrl: string | null;
  errorEndpoint: string | null;
}) {
  const hosts = [supabaseUrl, errorEndpoint].filter((address) => address !== null);
  const origins = hosts.map((address) => new URL(address).origin);
  const sockets = supabaseUrl === null ? [] : [new URL(supabaseUrl.replace(/^http/, "ws")).origin];
  return [...origins, ...sockets];
}

export type ServedSite = {
  /** index.html as pages are put into it */
  shell: string;
  /** Allowed besides the site itself, as `serviceOrigins` returns them. */
  services: string[];
};

/** The site's headers, for all hosts. A `*` may only end a pattern. */
export function headerRules({ shell, services }: ServedSite): HeaderRule[] {
  const scripts = [...inlineScripts(shell), MOVED_SCRIPT];
  return [
    { pattern: "/assets/*", headers: FOR_A_YEAR },
    ...STABLE_FILES.map((pattern) => ({ pattern, headers: FOR_A_DAY })),
    { pattern: "/favicon.ico", headers: { "Content-Type": "image/x-icon" } },
    { pattern: "/rss.xml", headers: { "Content-Type": "application/rss+xml; charset=utf-8" } },
    {
      pattern: "/*",
      headers: {
        "Content-Security-Policy": contentPolicy(scripts, services),
        // Browsers ignore it over HTTP, as on a developer's machine.
        "Strict-Transport-Security": "max-age=63072000",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        // For browsers without frame-ancestors.
        "X-Frame-Options": "DENY",
        "Permissions-Policy": NO_PERMISSIONS.split(" ")
          .map((name) => `${name}=()`)
          .join(", "),
      },
    },
  ];
}

export const API_HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};
