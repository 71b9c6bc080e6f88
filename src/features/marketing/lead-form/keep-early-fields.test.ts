import { expect, it } from "vitest";
import { readDraft } from "./form-draft";
import { keepEarlyFields } from "./keep-early-fields";

it("keeps what was typed before the app was there for the form it was typed into", () => {
  sessionStorage.setItem("curbfront.leadDrafts", '{"signup":{"town":"Macon"}}');
  const page = document.createElement("main");
  page.innerHTML = `
    <form data-lead-form="contact"><input name="name" value="Omar"><textarea name="message"></textarea></form>
    <input name="q" value="a search">`;
  const fields = [
    ...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"),
  ];
  const [, message] = fields;
  if (message) message.value = "Two trucks";
  keepEarlyFields(fields);
  expect(readDraft("contact", { name: "", email: "", message: "" })).toEqual({
    name: "Omar",
    message: "Two trucks",
  });
  expect(readDraft("signup", { town: "", name: "", email: "" })).toEqual({ town: "Macon" });
});
