import { backendOrigin } from "@/lib/supabase/backend-origin";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { isInlinePicture } from "@/lib/html/sanitize-html";
import { picturesOf, type Picture, type PostWithPictures } from "./post-pictures";

/** Inline pictures are sent with every page view and never cached alone. */
export const MOST_INLINE_KILOBYTES = 50;

/** Why a picture's address cannot work for readers. */
type AddressError =
  | { kind: "missing" | "one-tab" | "own-computer" }
  | { kind: "too-big"; kilobytes: number }
  | { kind: "refused"; scheme: string };

/** The absolute URL on the post's page; null for an invalid address. */
function fullAddress(src: string): URL | null {
  const page = new URL(paths.blogPost("post"), globalThis.location.origin);
  return URL.canParse(src, page.href) ? new URL(src, page.href) : null;
}

/** Null for a valid address; it says nothing about the picture. */
function addressError(src: string): AddressError | null {
  if (src === "") return { kind: "missing" };
  const url = fullAddress(src);
  if (url === null) return { kind: "missing" };
  switch (url.protocol) {
    case "http:":
    case "https:":
      return null;
    case "blob:":
      return { kind: "one-tab" };
    case "file:":
      return { kind: "own-computer" };
    case "data:": {
      const kilobytes = Math.ceil(src.length / 1024);
      if (src.length > MOST_INLINE_KILOBYTES * 1024) return { kind: "too-big", kilobytes };
      return isInlinePicture(src) ? null : { kind: "refused", scheme: url.protocol };
    }
    default:
      return { kind: "refused", scheme: url.protocol };
  }
}

/** A third-party host of the picture; null for the site itself. */
function foreignHost(src: string): string | null {
  const url = fullAddress(src);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const own = [globalThis.location.origin, env.siteUrl, backendOrigin()];
  const ownHosts = own.map((address) => new URL(address).host);
  return ownHosts.includes(url.host) ? null : url.host;
}

/** "unknown" if the connection failed, not the picture. */
export type PictureAnswer = "loaded" | "broken" | "unknown";

export type LoadPicture = (address: string, signal: AbortSignal) => Promise<PictureAnswer>;

/** Distinguishes a missing picture from a lost connection, where the site itself can be asked. */
async function failure(address: string, signal: AbortSignal): Promise<PictureAnswer> {
  if (!navigator.onLine) return "unknown";
  if (new URL(address).origin !== globalThis.location.origin) return "broken";
  try {
    await fetch(address, { method: "HEAD", cache: "no-store", signal });
    return "broken";
  } catch {
    return "unknown";
  }
}

export const loadPicture: LoadPicture = (address, signal) =>
  new Promise((resolve) => {
    const image = new Image();
    image.addEventListener("load", () => resolve("loaded"));
    image.addEventListener("error", () => {
      if (!signal.aborted) resolve(failure(address, signal));
    });
    signal.addEventListener("abort", () => image.removeAttribute("src"));
    image.src = address;
  });

export type PictureError = AddressError | { kind: "broken" | "unknown" };

export type FaultyPicture = Picture & { error: PictureError };
export type FaultyPost = { post: PostWithPictures; pictures: FaultyPicture[] };

export type PictureReport = {
  faulty: FaultyPost[];
  /** Pictures of the other posts without an answer in time. */
  unknown: FaultyPost[];
  fine: PostWithPictures[];
};

type CheckOptions = {
  load: LoadPicture;
  /** The total time limit, after which pictures are unknown. */
  limitMs: number;
  signal: AbortSignal;
};

async function askFor(addresses: ReadonlySet<string>, { load, limitMs, signal }: CheckOptions) {
  const answers = new Map<string, PictureAnswer>();
  const end = new AbortController();
  const isOver = new Promise<void>((resolve) => {
    end.signal.addEventListener("abort", () => resolve());
  });
  const stop = () => end.abort();
  signal.addEventListener("abort", stop);
  const timer = setTimeout(stop, limitMs);
  const requests = [...addresses].map(async (address) => {
    answers.set(address, await load(address, end.signal));
  });
  await Promise.race([Promise.all(requests), isOver]);
  clearTimeout(timer);
  signal.removeEventListener("abort", stop);
  const known = new Map(answers);
  end.abort();
  return known;
}

export function foreignHostsOf(posts: readonly Parameters<typeof picturesOf>[0][]): string[] {
  const hosts = posts.flatMap((post) => picturesOf(post).map(({ src }) => foreignHost(src)));
  return [...new Set(hosts.filter((host) => host !== null))];
}

export async function checkPictures(
  posts: readonly PostWithPictures[],
  options: CheckOptions,
): Promise<PictureReport> {
  const found = posts.map((post) => ({ post, pictures: picturesOf(post) }));
  const sources = found.flatMap(({ pictures }) => pictures.map(({ src }) => src));
  const usable = sources.filter((src) => addressError(src) === null);
  const addressOf = (src: string) => fullAddress(src)?.href ?? "";
  const answers = await askFor(new Set(usable.map(addressOf)), options);

  const errorOf = ({ src }: Picture): PictureError | null => {
    const error = addressError(src);
    if (error !== null) return error;
    const answer = answers.get(addressOf(src)) ?? "unknown";
    return answer === "loaded" ? null : { kind: answer };
  };
  const report: PictureReport = {
    faulty: [],
    unknown: [],
    fine: [],
  };
  for (const { post, pictures } of found) {
    const errors = pictures.flatMap((picture) => {
      const error = errorOf(picture);
      return error === null ? [] : [{ ...picture, error }];
    });
    const group = { post, pictures: errors };
    if (errors.length === 0) report.fine.push(post);
    else if (errors.every(({ error }) => error.kind === "unknown")) report.unknown.push(group);
    else report.faulty.push(group);
  }
  return report;
}
