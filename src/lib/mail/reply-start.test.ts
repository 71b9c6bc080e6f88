import { expect, it } from "vitest";
import { site } from "@/content/company";
import { replyStart, startWith } from "./reply-start";

const ticket = {
  number: 1042,
  subject: "Old inbox",
  contact: { name: "Dana Halden" },
  client: { business: "Halden Air" },
};

it("greets by the first name and signs, with room between them", () => {
  const { text, at } = replyStart(ticket, "Jo Marsh", undefined);
  expect(text.slice(0, at)).toBe("Hello Dana,\n\n");
  expect(text.slice(at)).toMatch(/^\n\nJo Marsh, Curbfront\n\nAnything to add\?/);
  expect(text).toContain(`call ${site.phone} and say ticket #1042.`);
});

it("greets nobody by what is no name", () => {
  const contact = { name: "http://spam.example" };
  expect(replyStart({ ...ticket, contact }, "Jo Marsh", undefined).text).toMatch(/^Hello,\n/);
});

it("signs with the company’s template, filled in", () => {
  const { text } = replyStart(ticket, "Jo Marsh", "Yours, {{my_name}}\n{{business}}\n");
  expect(text).toBe("Hello Dana,\n\n\n\nYours, Jo Marsh\nHalden Air");
});

it("names no number of a ticket that is not opened yet", () => {
  const unopened = { ...ticket, number: null };
  expect(replyStart(unopened, "Jo", undefined).text).toMatch(/or call [^#]*\.$/);
  const closing = "Yours, {{my_name}}\nTicket {{ ticket_number }}\nBye";
  expect(replyStart(unopened, "Jo", closing).text).toMatch(/\n\nYours, Jo\nBye$/);
});

it("leaves out lines about a ticket where there is none, as for a lead", () => {
  const lead = { ...ticket, number: null, subject: "" };
  const closing = "Yours, {{my_name}}\nAbout {{ subject }}\nTicket {{ticket_number}}\nBye";
  expect(replyStart(lead, "Jo", closing).text).toMatch(/\n\nYours, Jo\nBye$/);
  expect(replyStart(lead, "Jo", undefined).text).toContain(`or call ${site.phone}.`);
});

it("takes a template where one writes, whose own greeting is the only one", () => {
  const start = { text: "Hello Dana,\n\n\n\nJo", at: 13 };
  expect(startWith(start, "It is live.")).toBe("Hello Dana,\n\nIt is live.\n\nJo");
  expect(startWith(start, "Dear Dana, it is live.")).toBe("Dear Dana, it is live.\n\nJo");
  expect(startWith(start, "Highlights are live.")).toMatch(/^Hello Dana,/);
});
