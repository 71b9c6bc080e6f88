import type { LoadPicture, PictureAnswer } from "./load-picture";
import { addressError, foreignHost, fullAddress, type AddressError } from "./address-error";
import { picturesOf, type Picture, type PostWithPictures } from "./post-pictures";

/** Why a picture prevents publishing. */
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
