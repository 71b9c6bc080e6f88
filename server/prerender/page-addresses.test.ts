import { expect, it } from "vitest";
import { readAddress } from "./page-addresses.ts";

it.each([
  ["/Pricing?Job=900", "/pricing?Job=900"],
  ["/Blog/Slow-Gallery-Roofer/", "/blog/slow-gallery-roofer"],
  ["/ADMIN/CRM/Leads?lead=A", "/admin/crm/leads?lead=A"],
  ["/index.html", "/"],
  ["/pricing/Index.html?a=B", "/pricing?a=B"],
  ["//pricing//", "/pricing"],
])("sends %s on to %s", (requested, redirect) => {
  expect(readAddress(requested)).toMatchObject({ redirect, path: redirect.replace(/\?.*/, "") });
});

it.each([
  "/",
  "/pricing?Job=900",
  "/assets/index-AbC1.js",
  "/share/Blog/A.png",
  "/caf%C3%A9",
  "/%5Cevil.Example",
])("takes %s as it is", (requested) => {
  expect(readAddress(requested).redirect).toBeNull();
});

it.each(["/%", "/blog/..%2f..", "/%00"])(
  "answers for %s as for an unknown address",
  (requested) => {
    expect(readAddress(requested).path).toBe("/404");
  },
);
