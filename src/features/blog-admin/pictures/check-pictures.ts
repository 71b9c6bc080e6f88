import type { LoadPicture, PictureAnswer } from "./load-picture";
import { addressFault, foreignHost, fullAddress, type AddressFault } from "./address-error";
import { picturesOf, type Picture, type PostWithPictures } from "./post-pictures";

/** Why a picture prevents publishing. */
export type PictureFault = AddressFault | { kind: "broken" | "unknown" };

export type FaultyPicture = Picture & { fault: PictureFault };
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
  const asked = [...addresses].map(async (address) => {
    answers.set(address, await load(address, end.signal));
  });
  await Promise.race([Promise.all(asked), isOver]);
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
  const usable = sources.filter((src) => addressFault(src) === null);
  const addressOf = (src: string) => fullAddress(src)?.href ?? "";
  const answers = await askFor(new Set(usable.map(addressOf)), options);

  const faultOf = ({ src }: Picture): PictureFault | null => {
    const fault = addressFault(src);
    if (fault !== null) return fault;
    const answer = answers.get(addressOf(src)) ?? "unknown";
    return answer === "loaded" ? null : { kind: answer };
  };
  const report: PictureReport = {
    faulty: [],
    unknown: [],
    fine: [],
  };
  for (const { post, pictures } of found) {
    const faults = pictures.flatMap((picture) => {
      const fault = faultOf(picture);
      return fault === null ? [] : [{ ...picture, fault }];
    });
    const group = { post, pictures: faults };
    if (faults.length === 0) report.fine.push(post);
    else if (faults.every(({ fault }) => fault.kind === "unknown")) report.unknown.push(group);
    else report.faulty.push(group);
  }
  return report;
}
