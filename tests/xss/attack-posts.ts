import { JSDOM } from "jsdom";
import { expect, type APIRequestContext } from "@playwright/test";
import { ownerHeaders } from "../e2e/support/open-page.ts";
import { vectors } from "./vectors.ts";

const MAX_BYTES = 1800;
const MAX_WORDS = 30;
/** Bodies are the newest posts, so that the feed includes them. */
const SEEDED_TIME = Date.now() - 60_000;

export type AttackPost = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  author: string;
  category: string;
  full_content: string;
  read_time: string;
  published: boolean;
  created_at: string;
  publish_at: string;
};

export type AttackPosts = { bodies: AttackPost[]; cards: AttackPost[] };

/** Postgres stores every character but this one. */
const storable = (vector: string) => vector.replaceAll("\0", "");

/** Closes open elements before the next vector. */
const CLOSERS = "</a></b></i></svg></math></select></button></form></table></div>";
/** Also closes comments, tags and raw text elements. */
const RAW_CLOSERS = "--></script></style></title></textarea></xmp></noframes></noscript></iframe>";
const ESCAPES = ["", RAW_CLOSERS, `">${RAW_CLOSERS}`, `'>${RAW_CLOSERS}`];

/** The element, or "#comment", that swallows all that follows `html`; null when it is closed. */
function swallowerIn(html: string): string | null {
  const fragment = JSDOM.fragment(`${html}<i id="after">.</i>`);
  if (fragment.querySelector("#after") !== null) return null;
  let last: Node = fragment;
  while (last.lastChild !== null) last = last.lastChild;
  return last.nodeName === "#text" ? (last.parentNode?.nodeName ?? "") : last.nodeName;
}

function inGroups(texts: readonly string[]): string[][] {
  const groups: string[][] = [[]];
  let bytes = 0;
  for (const text of texts) {
    const size = Buffer.byteLength(text) + SEPARATOR.length;
    if (bytes + size > MAX_BYTES && bytes > 0) {
      groups.push([]);
      bytes = 0;
    }
    groups.at(-1)?.push(text);
    bytes += size;
  }
  return groups;
}

const SEPARATOR = " \n";
const cut = (text: string) => Buffer.from(text).subarray(0, MAX_BYTES).toString();

/** Each vector comes first in some field, so that none is always behind another. */
function rotated(members: readonly string[], by: number): string {
  const at = by % members.length;
  return [...members.slice(at), ...members.slice(0, at)].join(SEPARATOR);
}

function postOf(
  slug: string,
  members: readonly string[],
  fullContent: string,
  index: number,
): AttackPost {
  const time = new Date(SEEDED_TIME - index * 60_000).toISOString();
  return {
    id: crypto.randomUUID(),
    slug,
    title: cut(rotated(members, 0)),
    excerpt: rotated(members, 3),
    content: rotated(members, 6),
    author: cut(rotated(members, 9)),
    category: cut(rotated(members, 12)),
    full_content: fullContent,
    read_time: cut(rotated(members, 15)),
    published: true,
    created_at: time,
    publish_at: time,
  };
}

/**
 * Splits the vectors. A closer ends each of `members`. Each of `lasts` swallows the rest of its post, so it
 * must be last: one of each kind, and all that nothing closes.
 */
export function arrangeVectors(): { members: string[]; lasts: string[] } {
  const lasts: string[] = [];
  const members: string[] = [];
  const kinds = new Set<string>();
  for (const vector of vectors.map(storable)) {
    const closed = ESCAPES.map((way) => `<div>${vector}${way}${CLOSERS}</div>`);
    const kind = swallowerIn(closed[0] ?? "");
    const member = closed.find((text) => swallowerIn(text) === null);
    if (member !== undefined && (kind === null || kinds.has(kind))) {
      members.push(member);
    } else {
      kinds.add(kind ?? "");
      lasts.push(vector);
    }
  }
  return { members, lasts };
}

export function bodyPosts({ members, lasts } = arrangeVectors()): AttackPost[] {
  const share = Math.ceil(members.length / lasts.length);
  return lasts.map((last, index) => {
    const own = members.slice(index * share, (index + 1) * share);
    const fullContent = `<p>Body ${index}</p>${own.join("\n")}<div>${last}</div>`;
    const words = vectors.slice(index * MAX_WORDS, (index + 1) * MAX_WORDS).map(storable);
    return postOf(`attack-body-${index}`, [last, ...words], fullContent, index);
  });
}

function cardPosts(): AttackPost[] {
  return inGroups(vectors.map(storable)).map((members, index) =>
    postOf(`attack-card-${index}`, members, "<p>Card</p>", index + 1000),
  );
}

const pictureAddresses = vectors
  .map(storable)
  .filter((vector) => vector.length < 1000 && !/\n/.test(vector))
  .filter((vector, index) => index % 12 === 0 || /^[^<]*(javascript|data|vbscript)/i.test(vector))
  .concat("javascript:alert(1)", "data:image/svg+xml,<svg onload=alert(1)>", "//evil.example/x");

export async function storeAttackPosts(
  api: APIRequestContext,
  origin: string,
): Promise<AttackPosts> {
  const headers = await ownerHeaders(api, origin);
  const bodies = bodyPosts();
  const cards = cardPosts();
  const posts = [...bodies, ...cards];
  for (let from = 0; from < posts.length; from += 20) {
    const answer = await api.post("/rest/v1/blogs", {
      headers,
      data: posts.slice(from, from + 20),
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  for (const [index, { id }] of posts.entries()) {
    const image_url = pictureAddresses[index % pictureAddresses.length];
    const answer = await api.patch(`/rest/v1/blogs?id=eq.${id}`, { headers, data: { image_url } });
    if (!answer.ok()) expect(await answer.text()).toContain("blogs_image_url_address_check");
  }
  return { bodies, cards };
}
