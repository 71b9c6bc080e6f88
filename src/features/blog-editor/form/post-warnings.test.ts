import { describe, expect, it } from "vitest";
import { postWarnings } from "./post-warnings";

const fine = {
  excerpt: "x".repeat(120),
  image_url: "https://a.example/b.jpg",
  image_alt: "A roof under snow",
};
const loaded = { state: "loaded", width: 1200, height: 630 } as const;
const texts = (...input: Parameters<typeof postWarnings>) =>
  postWarnings(...input).map(({ text }) => text.split(":")[0]);

describe("postWarnings", () => {
  it("has nothing to say about a post that fits", () => {
    expect(texts(fine, "x".repeat(60), loaded)).toEqual([]);
  });

  it("counts what a person counts, not code units", () => {
    expect(texts({ ...fine, excerpt: "🔥".repeat(100) }, "🔥".repeat(60), loaded)).toEqual([]);
  });

  it("warns of what search results cut", () => {
    expect(texts({ ...fine, excerpt: "x".repeat(156) }, "x".repeat(61), loaded)).toEqual([
      "The title is long",
      "The excerpt is long",
    ]);
    expect(texts({ ...fine, excerpt: "Too short." }, "Title", loaded)).toEqual([
      "The excerpt is short",
    ]);
  });

  it.each([
    [{ state: "empty" } as const, "", "No picture"],
    [
      { state: "broken", isOffline: false, isInsecure: false, isOwn: false } as const,
      "https://a.example/b.jpg",
      "The picture does not load. Publishing waits until it does.",
    ],
    [loaded, "http://a.example/b.jpg", "The picture’s address begins with http"],
    [{ ...loaded, width: 320 }, "https://a.example/b.jpg", "The picture is small"],
  ])("warns of a picture that is %o", (image, image_url, warning) => {
    expect(texts({ ...fine, image_url }, "Title", image)).toEqual([warning]);
  });

  it("asks what a picture shows until somebody has said it, or that it is decorative", () => {
    const missing = "The picture has no alternative text. Screen readers say nothing of it.";
    expect(texts({ ...fine, image_alt: null }, "Title", loaded)).toEqual([missing]);
    expect(texts({ ...fine, image_alt: " " }, "Title", loaded)).toEqual([missing]);
    expect(texts({ ...fine, image_alt: "" }, "Title", loaded)).toEqual([]);
    expect(texts({ ...fine, image_url: "", image_alt: null }, "Title", loaded)).toEqual([]);
  });

  it("does not call a drawing without a size small", () => {
    expect(texts(fine, "Title", { state: "loaded", width: 0, height: 0 })).toEqual([]);
  });
});
