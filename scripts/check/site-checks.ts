import { inlineScripts, sourceOf } from "../../server/serving/header-rules.ts";

export type Site = {
  origin: string;
  /** Its configured public address. */
  knownAs: string;
  isDemo: boolean;
  /** Requests a path of the site, or an address; does not follow redirects. */
  ask: (address: string, init?: RequestInit) => Promise<Answer>;
};

type Answer = { status: number; headers: Headers; text: string };

/** `run` returns a message, or throws. */
export type Check = { name: string; run: (site: Site) => Promise<string> };

const NO_PAGE = "/this-page-is-not-there";
const POSTS_OPENED = 5;

export function expectThat(isFine: boolean, complaint: string) {
  if (!isFine) throw new Error(complaint);
}

async function openPage(site: Site, path: string, status = 200) {
  const page = await site.ask(path);
  expectThat(page.status === status, `${path} answers ${page.status}, not ${status}`);
  const type = page.headers.get("Content-Type") ?? "";
  expectThat(/^text\/html\b/.test(type), `${path} is sent as ${type || "nothing"}`);
  return page;
}

const found = (html: string, pattern: RegExp) =>
  pattern.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? null;

const canonicalOf = (html: string) =>
  found(html, /<link\b(?=[^>]*\brel="?canonical\b)[^>]*\bhref="?([^"\s>]+)/);

async function pathsOfSitemap(site: Site) {
  const { status, text } = await site.ask("/sitemap.xml");
  expectThat(status === 200, `/sitemap.xml answers ${status}`);
  const addresses = Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc = ""]) => loc);
  expectThat(addresses.length > 0, "/sitemap.xml names no address");
  return addresses.map((address) => {
    const { origin, pathname } = new URL(address.replaceAll("&amp;", "&"));
    expectThat(origin === site.knownAs, `/sitemap.xml names ${origin}, not ${site.knownAs}`);
    return pathname;
  });
}

async function expectPageOfItsOwn(site: Site, path: string) {
  const { text } = await openPage(site, path);
  expectThat(/<h1[\s>]/.test(text), `${path} has no heading in its HTML`);
  const canonical = canonicalOf(text);
  const isOwn =
    canonical !== null && canonical.replace(/\/$/, "") === (site.knownAs + path).replace(/\/$/, "");
  expectThat(isOwn, `${path} calls itself ${canonical ?? "nothing"}`);
}

async function pages(site: Site) {
  const paths = await pathsOfSitemap(site);
  const posts = paths.filter((path) => path.startsWith("/blog/")).slice(0, POSTS_OPENED);
  const opened = [...paths.filter((path) => !path.startsWith("/blog/")), ...posts];
  for (const path of opened) {
    await expectPageOfItsOwn(site, path).catch(async (error) => {
      // The post may have been deleted meanwhile.
      if ((await pathsOfSitemap(site)).includes(path)) throw error;
    });
  }
  return `${opened.length} open, ${posts.length} of them posts`;
}

async function otherPages(site: Site) {
  await openPage(site, "/admin");
  await openPage(site, "/blog/a-post-newer-than-the-build").catch(() =>
    // Unknown to a static host, which serves only the posts of its build.
    openPage(site, "/blog/a-post-newer-than-the-build", 404),
  );
  await openPage(site, NO_PAGE, 404);
  return "the staff area opens, what is not there answers 404";
}

const HEADERS: [name: string, isFine: (value: string, site: Site) => boolean][] = [
  ["X-Content-Type-Options", (value) => value === "nosniff"],
  ["Referrer-Policy", (value) => value === "strict-origin-when-cross-origin"],
  ["Cross-Origin-Opener-Policy", (value) => value === "same-origin"],
  ["X-Frame-Options", (value) => value === "DENY"],
  ["Permissions-Policy", (value) => value.includes("camera=()")],
  [
    "Strict-Transport-Security",
    (value, { origin }) =>
      !origin.startsWith("https:") || Number(/max-age=(\d+)/.exec(value)?.[1]) >= 31_536_000,
  ],
];

async function headers(site: Site) {
  for (const path of ["/", "/admin", NO_PAGE]) {
    const answer = await site.ask(path);
    for (const [name, isFine] of HEADERS) {
      const value = answer.headers.get(name) ?? "";
      expectThat(isFine(value, site), `${path} has ${name}: ${value || "nothing"}`);
    }
  }
  return HEADERS.map(([name]) => name).join(", ");
}

export function policyOf({ headers: own }: Answer): Record<string, string[]> {
  const text = own.get("Content-Security-Policy") ?? "";
  return Object.fromEntries(
    text.split(";").map((directive) => {
      const [name = "", ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

async function policy(site: Site) {
  for (const path of ["/", "/pricing", "/blog", "/admin", NO_PAGE]) {
    const answer = await site.ask(path);
    const rules = policyOf(answer);
    const scripts = rules["script-src"] ?? rules["default-src"] ?? ["*"];
    const open = scripts.filter((source) => /^('unsafe-\w|\*|https?:$|data:|blob:)/.test(source));
    expectThat(open.length === 0, `${path} lets scripts run from ${open.join(" ")}`);
    expectThat(rules["frame-ancestors"]?.join() === "'none'", `${path} may be framed`);
    expectThat(rules["object-src"]?.join() === "'none'", `${path} may hold objects`);
    const refused = inlineScripts(answer.text).filter((text) => !scripts.includes(sourceOf(text)));
    expectThat(refused.length === 0, `${path} holds a script that its policy refuses`);
  }
  return "own scripts only, framed by nobody, the pages' own scripts are let run";
}

async function files(site: Site) {
  const { text } = await openPage(site, "/");
  const script = found(text, /["'=](\/assets\/[\w.-]+\.js)/);
  expectThat(script !== null, "the home page names no script");
  const answer = await site.ask(script ?? "");
  expectThat(answer.status === 200, `${script} answers ${answer.status}`);
  const type = answer.headers.get("Content-Type") ?? "";
  expectThat(/javascript/.test(type), `${script} is sent as ${type}`);
  const cache = answer.headers.get("Cache-Control") ?? "";
  expectThat(/immutable/.test(cache), `${script} is kept "${cache}"`);
  const missing = await site.ask("/assets/not-there-00000000.js");
  expectThat(missing.status === 404, `a script that is not there answers ${missing.status}`);
  return "scripts come as scripts and are kept for a year";
}

async function redirects(site: Site) {
  const { protocol, host } = new URL(site.origin);
  if (protocol === "https:") {
    const { status, headers: own } = await site.ask(`http://${host}/pricing`);
    const to = own.get("Location") ?? "";
    const isMoved = [301, 308].includes(status) && to.startsWith("https://");
    expectThat(isMoved, `http://${host}/pricing answers ${status} ${to}`);
  }
  for (const path of ["//evil.example/", "/\\evil.example/", "/%2F%2Fevil.example/"]) {
    const { headers: own } = await site.ask(site.origin + path);
    const to = own.get("Location");
    const isOwn =
      to === null || new URL(to, site.origin).hostname === new URL(site.origin).hostname;
    expectThat(isOwn, `${path} sends to ${to}`);
  }
  const { status, headers: own } = await site.ask("/pricing/");
  const to = new URL(own.get("Location") ?? "/pricing/", site.origin);
  const isTidy = status === 200 || ([301, 308].includes(status) && to.pathname === "/pricing");
  expectThat(isTidy, `/pricing/ answers ${status} ${to.pathname}`);
  return protocol === "https:" ? "http goes to https, none leads away" : "none leads away";
}

async function feed(site: Site) {
  const { status, headers: own, text } = await site.ask("/rss.xml");
  expectThat(status === 200, `/rss.xml answers ${status}`);
  const type = own.get("Content-Type") ?? "";
  expectThat(/xml/.test(type), `/rss.xml is sent as ${type}`);
  const links = Array.from(
    text.matchAll(/<item>[^]*?<link>([^<]+)<\/link>/g),
    ([, link = ""]) => link,
  );
  expectThat(text.includes("</rss>"), "/rss.xml is cut off");
  return `${links.length} posts`;
}

async function newestLink(site: Site) {
  const { text } = await site.ask("/rss.xml");
  return found(text, /<item>[^]*?<link>([^<]+)<\/link>/);
}

async function post(site: Site, pathname: string) {
  const page = await openPage(site, pathname);
  expectThat(/<h1[\s>]/.test(page.text), `${pathname} has no heading in its HTML`);
  const picture = found(
    page.text,
    /<meta\b(?=[^>]*\bproperty="?og:image["\s])[^>]*\bcontent="?([^"\s>]+)/,
  );
  expectThat(picture !== null, `${pathname} has no picture to share`);
  const { origin, pathname: at } = new URL(picture ?? "", site.origin);
  if (origin === site.knownAs) {
    const { status } = await site.ask(at);
    expectThat(status === 200, `its picture ${at} answers ${status}`);
  }
  return pathname;
}

async function newestPost(site: Site): Promise<string> {
  const link = await newestLink(site);
  if (link === null) return "there is none yet";
  try {
    return await post(site, new URL(link).pathname);
  } catch (error) {
    if ((await newestLink(site)) === link) throw error;
    return newestPost(site);
  }
}

export const siteChecks: Check[] = [
  { name: "Pages", run: pages },
  { name: "Other addresses", run: otherPages },
  { name: "Headers", run: headers },
  { name: "Policy", run: policy },
  { name: "Files", run: files },
  { name: "Redirects", run: redirects },
  { name: "Feed", run: feed },
  { name: "Newest post", run: newestPost },
];
