import { describe, expect, it } from "vitest";
import { every, reply, request } from "@tests/fixtures/mails";
import { renderMail, renderStoredMail, storedSubject } from "./render-mail";

describe.each(Object.entries(every))("the HTML of a mail: %s", (_, mail) => {
  const { html } = renderMail(mail);
  const page = new DOMParser().parseFromString(html, "text/html");

  it("loads nothing, runs nothing and tells nobody that it was read", () => {
    expect(
      page.querySelectorAll("img, script, link, iframe, form, [src], [background]"),
    ).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import/);
    const hrefs = [...page.querySelectorAll("a")].map(({ href }) => new URL(href).origin);
    expect(hrefs.every((origin) => origin === "https://www.curbfront.example")).toBe(true);
  });

  it("knows both themes", () => {
    expect(page.querySelector("meta[name=color-scheme]")?.getAttribute("content")).toBe(
      "light dark",
    );
    expect(page.querySelector("style")?.textContent).toContain("prefers-color-scheme:dark");
  });

  it("says what its text says", () => {
    const words = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, " ").split(" ");
    const { text } = renderMail(mail);
    const shown = words(page.body.textContent);
    const address = /https:\/\/www\.curbfront\.example\/(admin\/(?!account)|(admin|booking)#)\S+/g;
    const missing = words(text.replaceAll(address, "")).filter(
      (word) => !shown.join(" ").includes(word),
    );
    expect(missing).toEqual([]);
  });
});

it("shows what people wrote as they wrote it, never as HTML", () => {
  const body = `<img src=x onerror=alert(1)> & "quotes" 'n' </p><script>alert(2)</script>`;
  const earlier = [{ author: "<b>Mallory</b>", at: "2026-11-21T15:30:00Z", body }];
  const { html } = renderMail({
    ...reply,
    data: { ...reply.data, subject: "</title><script>alert(3)</script>", body, earlier },
  });
  const page = new DOMParser().parseFromString(html, "text/html");
  expect(page.querySelectorAll("img, script, b")).toHaveLength(0);
  expect(page.body.textContent).toContain(body);
  expect(page.title).toContain("</title><script>");
});

it("has one line for a subject, whatever was typed", () => {
  const subject = "Hello\r\nBcc: everybody@x.example\u0000\u2028";
  const { subject: sent } = renderMail({ ...reply, data: { ...reply.data, subject } });
  expect(sent).toBe("Hello Bcc: everybody@x.example (#1042)");
});

it("is not written where something of it is missing", () => {
  const row = { ...request, data: { form: "contact" } };
  expect(() => renderStoredMail(row)).toThrow(/reference/);
  expect(storedSubject(row)).toBeNull();
  expect(storedSubject({ ...request, id: "1", state: "sent" })).toBe(
    "We have your request, CF-1A2B3C4D",
  );
});
