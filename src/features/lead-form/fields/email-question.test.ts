import { expect, it } from "vitest";
import { emailSlip } from "./email-question";

it.each([
  ["joe@gmial.com", "joe@gmail.com"],
  ["Joe.B+site@GMAI.com", "Joe.B+site@gmail.com"],
  ["joe@gmaill.com", "joe@gmail.com"],
  ["joe@gnail.con", "joe@gmail.com"],
  ["joe@gmail.co", "joe@gmail.com"],
  ["joe@yaho.com", "joe@yahoo.com"],
  ["joe@hotmial.cmo", "joe@hotmail.com"],
  ["joe@iclould.com", "joe@icloud.com"],
  ["joe@comcast.ent", "joe@comcast.net"],
  ["joe@aol.con", "joe@aol.com"],
])("asks whether %s is %s", (typed, meant) => {
  expect(emailSlip(typed)).toBe(meant);
});

it.each([
  "joe@gmail.com",
  "joe@ymail.com",
  "joe@email.com",
  "joe@yahoo.ca",
  "joe@yahoo.co.uk",
  "joe@hotmail.fr",
  "joe@comcast.com",
  "joe@aoe.com",
  "joe@alloutlooks.com",
  "elaine@brackroofing.example",
  "joe@gmai",
  "joe@",
  "@gmial.com",
  "gmial.com",
  "",
])("asks nothing of %s", (typed) => {
  expect(emailSlip(typed)).toBeNull();
});
