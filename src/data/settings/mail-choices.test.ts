import { expect, it } from "vitest";
import { MAIL_KINDS } from "@/data/mails/schema";
import { switchableMails } from "./mail-choices";

it("has a switch for each kind of mail but a reply to a client and an invitation", () => {
  const all = MAIL_KINDS.filter((kind) => !["ticket-reply", "invitation"].includes(kind));
  expect(switchableMails.map(({ kind }) => kind)).toEqual(all);
});
