import { afterEach, describe, expect, it, vi } from "vitest";
import { SLUG_PATTERN, needsTransliteration, slugForTitle, slugFromTitle } from "./slug";

describe("slugFromTitle", () => {
  it.each([
    ["Hello World", "hello-world"],
    ["Café Über Señor", "cafe-uber-senor"],
    ["Straße, Œuvre & Þór", "strasse-oeuvre-thor"],
    ["Łódź, Đà Nẵng, Tromsø", "lodz-da-nang-tromso"],
    ["IŞIK, GROẞ, Əli", "isik-gross-eli"],
    ["Hawaiʻi", "hawaii"],
    ["One  --  two___three", "one-two-three"],
    ["  ...Ends are trimmed!? ", "ends-are-trimmed"],
    ["24/7: call (800) 555-0129", "24-7-call-800-555-0129"],
    ["already-a-slug", "already-a-slug"],
    ["你好，世界", ""],
    ["---", ""],
    ["", ""],
  ])("makes %j into %j", (title, slug) => {
    expect(slugFromTitle(title)).toBe(slug);
  });

  it("only makes what the database's check lets in", () => {
    for (const title of ["Ünïcödé!", "a--b", "-a-", "ﬁne ligature", "x".repeat(300)]) {
      expect(slugFromTitle(title)).toMatch(SLUG_PATTERN);
    }
  });
});

describe("needsTransliteration", () => {
  it.each(["Café Straße", "Tromsø", "½ off, 24/7!", "🔥", "𝓕𝓪𝓷𝓬𝔂", ""])(
    "is not for %j",
    (title) => {
      expect(needsTransliteration(title)).toBe(false);
    },
  );

  it.each(["Привет", "你好", "Café в Москве", "٢٤ hours", "Ɣ"])("is for %j", (title) => {
    expect(needsTransliteration(title)).toBe(true);
  });
});

describe("slugForTitle", () => {
  const ID = "3F6B1C52-7a0e-4d39-9c84-5e2d17a8b601";

  it.each([
    ["Café Über Señor", "cafe-uber-senor"],
    ["你好，世界", "ni-hao-shi-jie"],
    ["Привет, мир", "privet-mir"],
    ["Γειά σου", "geia-soy"],
    ["สวัสดี", "swasdi"],
    ["مرحبا", "mrhb"],
    ["\u200Fשלום\u200F עולם", "slvm-vlm"],
    ["می\u200Cخواهم", "mykhwhm"],
    ["こんにちは", "konnichiha"],
    ["SEO для сантехников", "seo-dlya-santekhnikov"],
    ["٢٤ hours", "24-hours"],
    ["Winter 🔥 sale", "winter-sale"],
    ["🔥🔥", "post-3f6b1c52"],
    ["!!!", "post-3f6b1c52"],
    ["", "post-3f6b1c52"],
    ["𝓕𝓪𝓷𝓬𝔂", "fancy"],
  ])("makes %j into %j", async (title, slug) => {
    expect(await slugForTitle(title, ID)).toBe(slug);
  });

  it("only makes what the database's check lets in", async () => {
    const titles = [
      "字".repeat(500),
      "ㅎㅎ",
      "ꦗꦮ",
      "Ωmega",
      "ー",
      "a\u0301\u200D",
      "½ off",
      "\uD800",
    ];
    for (const title of titles) expect(await slugForTitle(title, ID)).toMatch(SLUG_PATTERN);
  });

  it("spells a letter beside another script as it does alone", async () => {
    for (const character of "ßæœøđðþłħŧŋıəɛɔɓɗƙʻʼ") {
      const beside = await slugForTitle(`a${character}b мир`, ID);
      expect(beside, character).toBe(`${slugFromTitle(`a${character}b`)}-mir`);
    }
  });
});

describe("slugForTitle without its table of scripts", () => {
  afterEach(() => {
    vi.doUnmock("any-ascii");
    vi.resetModules();
  });

  it("gives what the Latin letters give", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    vi.resetModules();
    vi.doMock("any-ascii", () => {
      throw new Error("Failed to fetch dynamically imported module");
    });
    const { slugForTitle: offline } = await import("./slug");
    expect(await offline("SEO для Москвы", "3f6b1c52-0")).toBe("seo");
    expect(await offline("Москва", "3f6b1c52-0")).toBe("post-3f6b1c52");
  });
});
