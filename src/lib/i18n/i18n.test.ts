import i18next from "i18next";
import { afterEach, describe, expect, it, vi } from "vitest";

const setAddress = (address: string) => window.history.replaceState(null, "", address);
const setBrowserLanguages = (languages: string[]) => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  vi.spyOn(navigator, "language", "get").mockReturnValue(languages[0] ?? "");
};
const setCookie = (text: string) => {
  document.cookie = `${text}; path=/`;
};

afterEach(async () => {
  setAddress("/");
  setCookie("i18next=; max-age=0");
  await i18next.changeLanguage("en");
});

describe("the interface language", () => {
  it("starts in English, falls back to English, bundles nothing and does not escape values", () => {
    expect(i18next.language).toBe("en");
    expect(i18next.options.fallbackLng).toEqual(["en"]);
    expect(i18next.options.resources).toBeUndefined();
    expect(i18next.options.interpolation?.escapeValue).toBe(false);
    expect(i18next.t("By {{author}}", { author: "<O'Neil & Sons>" })).toBe("By <O'Neil & Sons>");
  });

  it("reads English whatever the language, punctuation in the text included", async () => {
    setAddress("/?lng=fr");
    await i18next.changeLanguage();
    expect(i18next.t("Error saving blog: {{message}}", { message: "x. y: z" })).toBe(
      "Error saving blog: x. y: z",
    );
    expect(i18next.t("The full tour. Of: it.")).toBe("The full tour. Of: it.");
  });

  it("counts English things as English does, whatever the language", async () => {
    const clients = (count: number) =>
      i18next.t("{{count}} clients", { count, defaultValue_one: "1 client" });
    for (const language of ["en", "fr", "ja", "pl"]) {
      await i18next.changeLanguage(language);
      expect([0, 1, 2, 5].map(clients)).toEqual([
        "0 clients",
        "1 client",
        "2 clients",
        "5 clients",
      ]);
    }
  });

  it("is found in the order the specification gives, and remembered as i18nextLng", async () => {
    const found = async () => {
      await i18next.changeLanguage();
      expect(localStorage.getItem("i18nextLng")).toBe(i18next.language);
      return i18next.language;
    };
    document.documentElement.lang = "it";
    setBrowserLanguages([]);
    localStorage.clear();
    expect(await found()).toBe("it");
    document.documentElement.lang = "en";

    setBrowserLanguages(["pt-BR", "en"]);
    localStorage.clear();
    expect(await found()).toBe("pt-BR");

    sessionStorage.setItem("i18nextLng", "sv");
    localStorage.clear();
    expect(await found()).toBe("sv");

    localStorage.setItem("i18nextLng", "de");
    expect(await found()).toBe("de");

    setCookie("i18next=nl");
    expect(await found()).toBe("nl");

    setAddress("/?lng=fr");
    expect(await found()).toBe("fr");
  });

  it("is still known on the next visit", async () => {
    setBrowserLanguages(["en"]);
    setAddress("/?lng=fr");
    await i18next.changeLanguage();
    setAddress("/");
    await i18next.changeLanguage();
    expect(i18next.language).toBe("fr");
  });
});
