import type { LoadPicture, PictureAnswer } from "./load-picture";
import { addressFault, foreignHost, fullAddress, type AddressFault } from "./address-fault";
import { picturesOf, type Picture, type PostWithPictures } from "./post-pictures";

/** Why a picture stands in the way of publishing. */
export type PictureFault = AddressFault | { kind: "broken" | "unknown" };

export type FaultyPicture = Picture & { fault: PictureFault };
export type FaultyPost = { post: PostWithPictures; pictures: FaultyPicture[] };

export type PictureReport = {
  /** Pictures that readers would not see. Their posts are not published. */
  faulty: FaultyPost[];
  /** Pictures of the other posts about which there was no answer in time. */
  unknown: FaultyPost[];
  /** Posts with no picture of either kind. */
  fine: PostWithPictures[];
};

type CheckOptions = {
  load: LoadPicture;
  /** How long all of it may take. What is not answered by then is unknown. */
  limitMs: number;
  signal: AbortSignal;
};

/** The answer for each address, every address asked once and all of them at once. */
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

/** Hosts that readers' browsers will ask for pictures besides the site itself. */
export function foreignHostsOf(posts: readonly Parameters<typeof picturesOf>[0][]): string[] {
  const hosts = posts.flatMap((post) => picturesOf(post).map(({ src }) => foreignHost(src)));
  return [...new Set(hosts.filter((host) => host !== null))];
}

/** Looks at every picture of these posts as their readers will meet it. */
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
