import { describe, expect, it } from "vitest";
import {
  emptyPostForm,
  isImageUrl,
  postFormSchema,
  postInputOf,
  type PostFormValues,
} from "./post-form-schema";

const filled: PostFormValues = {
  ...emptyPostForm("An author"),
  title: "A title",
  slug: "a-title",
  category: "SEO",
  excerpt: "An excerpt",
  content: "Short content",
  full_content: "<p>Full content</p>",
};

function faultyFields(values: PostFormValues): string[] {
  const result = postFormSchema.safeParse(values);
  return result.success ? [] : result.error.issues.map(({ path }) => path.join("."));
}

describe("the post form", () => {
  it("accepts a filled form without a picture", () => {
    expect(faultyFields(filled)).toEqual([]);
  });

  it.each(["title", "author", "category", "excerpt", "content", "full_content"] as const)(
    "requires %s, and takes spaces for nothing",
    (field) => {
      expect(faultyFields({ ...filled, [field]: "" })).toEqual([field]);
      expect(faultyFields({ ...filled, [field]: " \n " })).toEqual([field]);
    },
  );

  it.each([
    ["title", 301],
    ["slug", 1501],
    ["author", 121],
    ["category", 121],
  ] as const)(
    "refuses a %s of %i characters, which the database could not index",
    (field, count) => {
      expect(faultyFields({ ...filled, [field]: "a".repeat(count) })).toEqual([field]);
      expect(faultyFields({ ...filled, [field]: "a".repeat(count - 1) })).toEqual([]);
    },
  );

  it("does not take a text of which nothing may be kept", () => {
    expect(faultyFields({ ...filled, full_content: "<script>alert(1)</script>" })).toEqual([
      "full_content",
    ]);
  });

  it("names everything that is missing at once", () => {
    expect(faultyFields(emptyPostForm("")).toSorted()).toEqual(
      ["author", "category", "content", "excerpt", "full_content", "title"].toSorted(),
    );
  });

  it("needs a slug for an existing post, and makes one for a new post", () => {
    expect(faultyFields({ ...filled, isNew: false, slug: " " })).toEqual(["slug"]);
    expect(faultyFields({ ...filled, isNew: true, slug: "" })).toEqual([]);
  });

  it.each([
    "https://example.com/a.jpg",
    "http://example.com",
    "/covers/a.svg",
    "  https://example.com/a.jpg  ",
    "",
  ])("takes %j for a picture's address", (image_url) => {
    expect(faultyFields({ ...filled, image_url })).toEqual([]);
  });

  it.each([
    "picture.jpg",
    "javascript:alert(1)",
    "data:image/png;base64,AA",
    "//evil.example/a",
    String.raw`/\evil.example/a`,
    String.raw`https:\\evil.example\a`,
    "/\t/evil.example/a",
    "/\n\\evil.example/a",
    "/",
  ])("does not take %j for one", (image_url) => {
    expect(faultyFields({ ...filled, image_url })).toEqual(["image_url"]);
    expect(isImageUrl(image_url)).toBe(false);
  });
});

describe("what is stored", () => {
  it("counts the read time anew, and stores no empty picture", () => {
    const full_content = Array.from({ length: 201 }, () => "word").join(" ");
    expect(postInputOf({ ...filled, full_content, image_url: "" })).toMatchObject({
      read_time: "2 min read",
      image_url: null,
      published: false,
    });
  });

  it("keeps the full content to the character", () => {
    const full_content = "\n  <p>As typed</p>\n\n";
    expect(postInputOf({ ...filled, full_content }).full_content).toBe(full_content);
  });

  it("holds no date that nobody chose", () => {
    const publish_at = "2026-11-21T10:00:00.000Z";
    expect(postInputOf({ ...filled, published: true, publish_at })).not.toHaveProperty(
      "publish_at",
    );
  });
});
