import { existsSync } from "node:fs";
import { get as httpGet, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { isStaffPath } from "@/lib/paths";
import { distFolder } from "../../../server/prerender/build-folders.mjs";

export type Answer = { path: string; type: string; bytes: Buffer; text: string };

export type CrawledPage = { path: string; document: Document };

const TYPES: Record<string, RegExp> = {
  css: /^text\/css/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)/,
  js: /^text\/javascript/,
  json: /^application\/json/,
  png: /^image\/png/,
  svg: /^image\/svg\+xml/,
  txt: /^text\/plain/,
  webp: /^image\/webp/,
  woff2: /^font\/woff2/,
  xml: /^application\/(rss\+)?xml/,
};
const HTML = /^text\/html/;

const LINKING = {
  "a[href], area[href], link[href], use[href]": "href",
  "form[action]": "action",
  "[formaction]": "formaction",
  "img[src], script[src], source[src], iframe[src], video[src], audio[src], embed[src]": "src",
  "img[srcset], source[srcset]": "srcset",
  "link[imagesrcset]": "imagesrcset",
  "video[poster]": "poster",
  "object[data]": "data",
  'meta[property="og:image"], meta[property="og:url"]': "content",
};

/** Posts of other journeys may be listed beside those of the seed. */
const POSTS_ON_A_LIST = 12;

function addressesInCss(css: string): string[] {
  const named = css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)|@import\s+["'](.*?)["']/g);
  return Array.from(named, ([, , url, sheet]) => url ?? sheet ?? "");
}

const addressesInScript = (code: string) =>
  Array.from(
    code.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/g),
    ([, file]) => `/assets/${file}`,
  );

/** @param json structured data */
const addressesInData = (json: string) =>
  Array.from(
    json.matchAll(/"(?:image|logo|url|item|mainEntityOfPage)":"(.*?)"/g),
    ([, address = ""]) => address,
  );

/** Links in pictures of a page cannot be followed. */
function addressesIn(page: Document): string[] {
  const document = page.cloneNode(true) as Document;
  for (const picture of document.querySelectorAll("[inert]")) picture.remove();
  const named = Object.entries(LINKING).flatMap(([selector, attribute]) =>
    Array.from(document.querySelectorAll(selector), (element) => {
      const value = element.getAttribute(attribute) ?? "";
      if (!attribute.endsWith("set")) return [value];
      return value.split(",").map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");
    }),
  );
  const styles = [
    ...Array.from(document.querySelectorAll("style"), (element) => element.textContent),
    ...Array.from(
      document.querySelectorAll("[style]"),
      (element) => element.getAttribute("style") ?? "",
    ),
  ];
  const data = Array.from(
    document.querySelectorAll('script[type="application/ld+json"]'),
    (element) => addressesInData(element.textContent),
  );
  return [...named.flat(), ...styles.flatMap(addressesInCss), ...data.flat()];
}

/** Follows no redirects. A new connection each time, since the server closes idle ones. */
function get(address: string): Promise<IncomingMessage> {
  return new Promise((done, failed) => {
    httpGet(address, { agent: false }, done).on("error", failed);
  });
}

export class Crawler {
  readonly errors: string[] = [];
  readonly pages: CrawledPage[] = [];
  readonly answers = new Map<string, Answer>();
  private readonly queue: string[] = [];
  private readonly seen = new Set<string>();
  private readonly fragments: { from: string; path: string; id: string }[] = [];

  constructor(
    private readonly baseURL: string,
    private readonly siteUrl: string,
    private readonly postCount: number,
  ) {}

  name(address: string, from: string): void {
    if (!URL.canParse(address, this.siteUrl + from)) {
      this.errors.push(`${from}: “${address}” is no address`);
      return;
    }
    const url = new URL(address, this.siteUrl + from);
    if (url.origin !== new URL(this.siteUrl).origin) this.nameElsewhere(url, from);
    else if (!this.isOfOthers(url, from)) this.follow(url, from);
  }

  private nameElsewhere({ protocol, href, hostname }: URL, from: string): void {
    const isRight =
      protocol === "https:"
        ? /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname)
        : /^(tel:\+\d{8,15}|(tel|sms):\d{3}555\d{4}|mailto:[^@\s]+@[^@\s]+\.[a-z]+(\?.*)?|data:image\/.*)$/.test(
            href,
          );
    if (!isRight) this.errors.push(`${from}: ${href} leads nowhere`);
  }

  /** Posts that other journeys publish appear in lists only. */
  private isOfOthers({ pathname, searchParams }: URL, from: string): boolean {
    const listPage = Number(searchParams.get("page") ?? 1);
    if (pathname === "/blog" && listPage > Math.ceil(this.postCount / POSTS_ON_A_LIST)) return true;
    const isPost = /^(\/share)?\/blog(\/authors)?\/[^/]+$/.test(pathname);
    const isWritten = existsSync(join(distFolder, pathname.replace(/^\/share|\.png$/g, "")));
    return isPost && !isWritten && /^\/(blog|rss\.xml|sitemap\.xml)/.test(from);
  }

  private follow(url: URL, from: string): void {
    const path = url.pathname + url.search;
    if (url.hash.length > 1) {
      this.fragments.push({ from, path, id: decodeURIComponent(url.hash.slice(1)) });
    }
    if (this.seen.has(path)) return;
    this.seen.add(path);
    this.queue.push(path);
    this.namedAt.set(path, from);
  }

  private readonly namedAt = new Map<string, string>();

  async run(): Promise<void> {
    for (let path = this.queue.shift(); path !== undefined; path = this.queue.shift()) {
      await this.ask(path);
    }
    this.findFragments();
  }

  private addError(path: string, what: string): void {
    this.errors.push(`${this.namedAt.get(path)} names ${path}, which ${what}`);
  }

  private async ask(path: string): Promise<void> {
    const answer = await get(this.baseURL + path);
    const bytes = Buffer.concat(await answer.toArray());
    if (answer.statusCode !== 200)
      return this.addError(path, `is answered with ${answer.statusCode}`);
    const type = answer.headers["content-type"] ?? "";
    const [, ending = ""] = /\.(\w+)$/.exec(path.replace(/\?.*$/, "")) ?? [];
    const expected = ending === "" ? HTML : TYPES[ending];
    if (!expected?.test(type)) return this.addError(path, `comes as “${type}”`);
    if (bytes.length === 0) return this.addError(path, "is empty");
    const found = {
      path,
      type,
      bytes,
      text: HTML.test(type) || !type.startsWith("image/png") ? bytes.toString() : "",
    };
    this.answers.set(path, found);
    this.read(found);
  }

  private read({ path, type, text }: Answer): void {
    if (HTML.test(type)) this.readPage(path, text);
    else if (type.startsWith("text/css")) this.nameAll(addressesInCss(text), path);
    else if (type.startsWith("text/javascript")) this.nameAll(addressesInScript(text), path);
    else if (/xml/.test(type)) this.readXml(path, text);
  }

  private nameAll(addresses: string[], from: string): void {
    for (const address of addresses) this.name(address, from);
  }

  private readPage(path: string, html: string): void {
    const { document } = new JSDOM(html).window;
    if (isStaffPath(new URL(path, this.siteUrl).pathname)) return;
    if (document.querySelector("h1") === null) return this.addError(path, "is the empty shell");
    this.pages.push({ path, document });
    this.nameAll(addressesIn(document), path);
  }

  private readXml(path: string, xml: string): void {
    const { document } = new JSDOM(xml, { contentType: "text/xml" }).window;
    const named = Array.from(
      document.querySelectorAll("loc, link, enclosure, image"),
      (element) => {
        const address =
          element.getAttribute("href") ?? element.getAttribute("url") ?? element.textContent;
        return address.trim();
      },
    );
    this.nameAll(
      named.filter((address) => address !== ""),
      path,
    );
    if (!path.startsWith("/rss")) return;
    for (const item of document.querySelectorAll("item")) this.readItem(item, path);
  }

  private readItem(item: Element, path: string): void {
    const link = new URL(item.querySelector("link")?.textContent ?? "", this.siteUrl);
    if (this.isOfOthers(link, path)) return;
    const content = item.getElementsByTagName("content:encoded")[0]?.textContent ?? "";
    this.nameAll(addressesIn(new JSDOM(content).window.document), link.pathname);
  }

  private findFragments(): void {
    const documents = new Map(this.pages.map(({ path, document }) => [path, document]));
    for (const { from, path, id } of this.fragments) {
      const document = documents.get(path);
      if (document !== undefined && document.getElementById(id) === null) {
        this.errors.push(`${from} names ${path}#${id}, which is not on that page`);
      }
    }
  }
}
