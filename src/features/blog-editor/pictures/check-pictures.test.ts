import { describe, expect, it, vi } from "vitest";
import { stubNetwork } from "@tests/stub-network";
import { stubPictures } from "@tests/pictures";
import {
  checkPictures,
  foreignHostsOf,
  loadPicture,
  type LoadPicture,
  type PictureAnswer,
} from "./check-pictures";
import type { PostWithPictures } from "./post-pictures";

const inline = (length: number) => `data:image/png;base64,${"A".repeat(length - 22)}`;
const postOf = (fields: Partial<PostWithPictures>): PostWithPictures => ({
  id: "a",
  title: "Gutters",
  full_content: "<p>Words</p>",
  image_url: "",
  ...fields,
});
const withPicture = (src: string, id = "a") =>
  postOf({ id, full_content: `<h2>The roof</h2><p><img src="${src}" alt="A ladder"></p>` });

/** Loads everything except the named addresses; "never" does not answer. */
const loader = (answers: Record<string, PictureAnswer | "never"> = {}) =>
  vi.fn<LoadPicture>((address) => {
    const answer = answers[address] ?? "loaded";
    return answer === "never" ? new Promise(() => {}) : Promise.resolve(answer);
  });

const check = (posts: PostWithPictures[], load = loader(), limitMs = 60_000) =>
  checkPictures(posts, { load, limitMs, signal: new AbortController().signal });

const SITE = globalThis.location.origin;

describe("checkPictures", () => {
  it("lets a post without pictures pass, and asks for nothing", async () => {
    const load = loader();
    expect(await check([postOf({})], load)).toMatchObject({ faulty: [], unknown: [] });
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    ["blob:https://www.curbfront.example/1", { kind: "one-tab" }],
    ["file:///C:/roof.jpg", { kind: "own-computer" }],
    ["", { kind: "missing" }],
    ["ftp://a.example/roof.jpg", { kind: "refused", scheme: "ftp:" }],
    ["data:image/svg+xml,<svg/>", { kind: "refused", scheme: "data:" }],
    [inline(50 * 1024 + 1), { kind: "too-big", kilobytes: 51 }],
  ])("stops %.40s without asking for it", async (src, error) => {
    const load = loader();
    const { faulty, fine } = await check([withPicture(src)], load);
    expect(faulty[0]?.pictures).toMatchObject([
      { number: 1, name: "A ladder", heading: "The roof", error },
    ]);
    expect(fine).toEqual([]);
    expect(load).not.toHaveBeenCalled();
  });

  it("takes a picture of 50 KB in the text", async () => {
    const { fine } = await check([withPicture(inline(50 * 1024))]);
    expect(fine).toHaveLength(1);
  });

  it("stops what does not load, the featured image too, and asks for each address once", async () => {
    const load = loader({ [`${SITE}/gone.jpg`]: "broken" });
    const full_content = '<img src="/gone.jpg"><img src="/there.jpg"><img src="/gone.jpg" alt="B">';
    const { faulty } = await check([postOf({ full_content, image_url: " /gone.jpg " })], load);
    expect(faulty[0]?.pictures).toMatchObject([
      { number: 0, name: "gone.jpg", error: { kind: "broken" } },
      { number: 1, name: "gone.jpg", error: { kind: "broken" } },
      { number: 3, name: "B", error: { kind: "broken" } },
    ]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("asks where the readers' page will ask, not where the editor stands", async () => {
    const load = loader();
    await check([withPicture("pictures/roof.jpg")], load);
    expect(load.mock.calls[0]?.[0]).toBe(`${SITE}/blog/pictures/roof.jpg`);
  });

  it("says of what gave no answer in time that it is not known", async () => {
    const load = loader({ "https://slow.example/a.jpg": "never" });
    const posts = [
      withPicture("https://slow.example/a.jpg"),
      withPicture("blob:https://x/1", "b"),
      withPicture("/there.jpg", "c"),
    ];
    const { faulty, unknown, fine } = await check(posts, load, 1);
    expect(faulty.map(({ post }) => post.id)).toEqual(["b"]);
    expect(unknown[0]?.pictures).toMatchObject([{ error: { kind: "unknown" } }]);
    expect(fine.map(({ id }) => id)).toEqual(["c"]);
  });

  it("ends when it is called off, and stops asking", async () => {
    const end = new AbortController();
    let asking: AbortSignal | null = null;
    const load: LoadPicture = (_, signal) => {
      asking = signal;
      return new Promise(() => {});
    };
    const posts = [withPicture("/a.jpg")];
    const report = checkPictures(posts, { load, limitMs: 60_000, signal: end.signal });
    end.abort();
    await report;
    expect(asking).toMatchObject({ aborted: true });
  });
});

it("names each host but the site's own, once", () => {
  const full_content =
    '<img src="/own.jpg"><img src="https://cdn.example/1.jpg"><img src="//cdn.example/2.jpg">';
  const image_url = "https://images.example/x.jpg";
  expect(foreignHostsOf([{ full_content, image_url }])).toEqual(["images.example", "cdn.example"]);
});

const load = (address: string) => loadPicture(address, new AbortController().signal);
const OWN = new URL("/gone.jpg", globalThis.location.origin).href;

describe("loadPicture", () => {
  it("knows a picture that loads from one that does not", async () => {
    stubPictures({ broken: ["gone"] });
    expect(await load("https://cdn.example/roof.jpg")).toBe("loaded");
    expect(await load("https://cdn.example/gone.jpg")).toBe("broken");
  });

  it("knows the site that has no such picture from the site that is silent", async () => {
    stubPictures({ broken: ["gone"] });
    stubNetwork(() => ({ status: 404 }));
    expect(await load(OWN)).toBe("broken");
    stubNetwork(() => new TypeError("Failed to fetch"));
    expect(await load(OWN)).toBe("unknown");
  });

  it("blames no picture while the line is down", async () => {
    stubPictures({ broken: ["gone"] });
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(await load("https://cdn.example/gone.jpg")).toBe("unknown");
  });
});
