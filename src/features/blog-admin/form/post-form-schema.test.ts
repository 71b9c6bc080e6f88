import { describe, expect, it } from "vitest";
import {
  emptyPostForm,
  isImageUrl,
  postFormSchema,
  postInputOf,
  type PostFormValues,
} from "./post-form-schema";

const ID = "3f6b1c52-7a0e-4d39-9c84-5e2d17a8b601";
const filled: PostFormValues = {
  ...emptyPostForm("An author"),
  title: "A title",
  slug: "a-title",
  category: "SEO",
  excerpt: "An excerpt",
  content: "Short content",
  fullContent: "<p>Full content</p>",
};

function faultyFields(values: PostFormValues): string[] {
  const result = postFormSchema.safeParse(values);
  return result.success ? [] : result.error.issues.map(({ path }) => path.join("."));
}

describe("the post form", () => {
  it("accepts a filled form without a picture", () => {
    expect(faultyFields(filled)).toEqual([]);
  });

  it.each(["title", "author", "category", "excerpt", "content", "fullContent"] as const)(
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
    expect(faultyFields({ ...filled, fullContent: "<script>alert(1)</script>" })).toEqual([
      "fullContent",
    ]);
  });

  it("names everything that is missing at once", () => {
    expect(faultyFields(emptyPostForm("")).toSorted()).toEqual(
      ["author", "category", "content", "excerpt", "fullContent", "title"].toSorted(),
    );
  });

  it("needs a slug for an existing post, and makes one for a new post", () => {
    expect(faultyFields({ ...filled, isNew: false, slug: " " })).toEqual(["slug"]);
    expect(faultyFields({ ...filled, isNew: true, slug: "" })).toEqual([]);
  });

  it("says what a faulty slug should be", () => {
    const result = postFormSchema.safeParse({ ...filled, slug: "My Slug!" });
    expect(result.error?.issues[0]?.message).toContain("my-slug");
  });

  it.each([
    "https://example.com/a.jpg",
    "http://example.com",
    "/covers/a.svg",
    "  https://example.com/a.jpg  ",
    "",
  ])("takes %j for a picture's address", (imageUrl) => {
    expect(faultyFields({ ...filled, imageUrl })).toEqual([]);
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
  ])("does not take %j for one", (imageUrl) => {
    expect(faultyFields({ ...filled, imageUrl })).toEqual(["imageUrl"]);
    expect(isImageUrl(imageUrl)).toBe(false);
  });
});

describe("what is stored", () => {
  it("has a slug from the title when none was given", () => {
    const input = postInputOf({ ...filled, slug: "", title: "  Café: 24/7!  " }, ID);
    expect(input).toMatchObject({ slug: "cafe-24-7", title: "Café: 24/7!" });
  });

  it("has a slug even when the title has no Latin letter", () => {
    expect(postInputOf({ ...filled, slug: "", title: "你好" }, ID).slug).toBe("post-3f6b1c52");
  });

  it("counts the read time anew, and stores no empty picture", () => {
    const fullContent = Array.from({ length: 201 }, () => "word").join(" ");
    expect(postInputOf({ ...filled, fullContent, imageUrl: "" }, ID)).toMatchObject({
      read_time: "2 min read",
      image_url: null,
      published: false,
    });
  });

  it("keeps the full content to the character", () => {
    const fullContent = "\n  <p>As typed</p>\n\n";
    expect(postInputOf({ ...filled, fullContent }, ID).full_content).toBe(fullContent);
  });
});
