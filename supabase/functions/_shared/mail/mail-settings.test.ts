import { expect, it } from "vitest";
import { mailSettings, namedSender } from "./mail-settings.ts";

it("sends nothing where nothing is named", () => {
  expect(mailSettings({})).toBeNull();
  expect(mailSettings({ SMTP_URL: "", MAIL_API_URL: "", MAIL_API_KEY: "left over" })).toBeNull();
});

it("takes a server or a service", () => {
  expect(mailSettings({ SMTP_URL: "smtps://u:p@mail.example" })).toMatchObject({
    smtpUrl: "smtps://u:p@mail.example",
  });
  const service = { MAIL_API_URL: "https://api.mail.example/emails", MAIL_API_KEY: "k" };
  expect(mailSettings(service)).toMatchObject({ apiUrl: service.MAIL_API_URL, apiKey: "k" });
});

it.each([
  [{ SMTP_URL: "mail.example" }, /SMTP_URL must be/],
  [{ SMTP_URL: "https://u:hidden@mail.example" }, /SMTP_URL must be/],
  [{ MAIL_API_URL: "https://api.mail.example" }, /MAIL_API_KEY/],
  [{ SMTP_URL: "smtp://a.example", MAIL_API_URL: "https://b.example" }, /not both/],
])("refuses %j, without saying a password", (env, message) => {
  expect(() => mailSettings(env)).toThrow(message);
  expect(() => mailSettings(env)).not.toThrow(/hidden/);
});

it.each([
  ["", {}],
  ["hello@x.example", { address: "hello@x.example" }],
  ["Curbfront <hello@x.example>", { name: "Curbfront", address: "hello@x.example" }],
  [
    ' "Curbfront, Inc." <hello@x.example> ',
    { name: "Curbfront, Inc.", address: "hello@x.example" },
  ],
  ["<hello@x.example>", { address: "hello@x.example" }],
])("is from %j", (text, sender) => {
  expect(namedSender({ MAIL_FROM: text })).toEqual(sender);
});

it.each(["Curbfront", "hello@", "a@x.example, b@x.example", "X <hello@x.example", "a b@x.example"])(
  "refuses to be from %j, also where nothing is sent",
  (text) => {
    expect(() => namedSender({ MAIL_FROM: text })).toThrow(/^MAIL_FROM must be/);
    expect(() => mailSettings({ MAIL_FROM: text })).toThrow(/^MAIL_FROM must be/);
  },
);
