import { describe, expect, it } from "vitest";
import { foldQuotes, hasHeads, tidied } from "./fold-quotes.ts";

const shown = (text: string, subject = "Re: Roof", ours: string[] = []) =>
  foldQuotes(tidied(text), subject, ours);

const OURS = `Hello Elaine,

the roof page is online now. Please look at the photos and tell us
whether the phone number is right.

Jo Marsh, Curbfront
Open it: https://www.curbfront.example/roof`;

describe("the text shown of a message", () => {
  it.each([
    ["On Mon, Nov 30, 2026, Curbfront wrote:\n> Old\n> and older", "New."],
    [
      "On Mon, Nov 30, 2026 at 3:04 PM Curbfront\n<hello@curbfront.example> wrote:\n\n> Old",
      "New.",
    ],
    [
      "Am Mo., 30. Nov. 2026 um 15:04 schrieb Curbfront <hello@curbfront.example>:\n>\n> Alt",
      "New.",
    ],
    ["> Old\n>\n> and older\n\n> from elsewhere", "New."],
  ])(
    "leaves out lines that begin with > at its end, and whose they are: %j",
    (quoted, expected) => {
      expect(shown(`New.\n\n${quoted}`)).toBe(expected);
    },
  );

  it("leaves out the one quotation above an answer", () => {
    const quote = "On Mon, Nov 30, 2026, Curbfront wrote:\n> Old\n> and older";
    expect(shown(`${quote}\n\nNew.\n\n--\nElaine`)).toBe("New.\n\n--\nElaine");
  });

  it.each([
    "> One?\n\nYes.\n\n> Two?\n\nNo.",
    "We need gutters if\n> 40 feet are broken and\nyou have them.",
    "We need gutters if\n> 40 feet are broken",
    "What we found\n-----\n\n1. Rust\n2. Leaves",
    "Sent from our workshop: two crates. One is open.",
    "On Friday your colleague Sam wrote:\nyou come at ten. Do you?",
    "Call me.\n\n--\nElaine\n\nPS: the key is under the mat.",
    "________________________________\nAbove this line is our offer.",
    "From: Bob <bob@supplier.example>\nSent: Monday, November 2, 2026\nTo: Elaine\nSubject: Slates\n\nSlates are 4 USD.",
    "Von: Bob <bob@supplier.example>\nGesendet: Montag\nAn: Elaine\nBetreff: Schiefer\n\n4 USD.",
  ])("is all that somebody wrote, whatever it looks like: %j", (text) => {
    expect(shown(text)).toBe(text);
    expect(shown(`Hi,\n\n${text}`)).toBe(`Hi,\n\n${text}`);
  });

  it("is the whole text where there is nothing but quotations", () => {
    expect(shown("> Only this.")).toBe("> Only this.");
    expect(shown("")).toBe("");
  });

  it.each([
    ["Fwd: Roof", "See below.\n\nBegin forwarded message:\n\n> Slates are 4 USD."],
    ["WG: Roof", "Please see.\n\nOn Mon, Nov 30, 2026, Bob wrote:\n> Slates are 4 USD."],
    ["Roof", "See.\n\n---------- Forwarded message ---------\n\n> Slates are 4 USD."],
  ])("keeps what %j forwards", (subject, text) => {
    expect(shown(text, subject)).toBe(text);
  });

  const HEAD =
    "From: Curbfront <hello@curbfront.example>\nSent: Monday, November 30, 2026 3:04 PM\nTo: Elaine\nSubject: Roof";
  const wrapped = OURS.replaceAll(/\s+/g, " ").replaceAll(/(.{40}) /g, "$1\n");

  it.each([
    HEAD,
    `-----Original Message-----\n${HEAD}`,
    `________________________________\n${HEAD}`,
    "On Mon, Nov 30, 2026 at 3:04 PM Curbfront wrote:",
  ])("leaves out what repeats a mail of ours below %j", (head) => {
    expect(shown(`New.\n\n${head}\n\n${wrapped}`, "Re: Roof", [OURS])).toBe("New.");
    const other = `New.\n\n${head}\n\n${wrapped}`;
    expect(shown(other)).toBe(other);
    expect(shown(other, "Re: Roof", ["Another mail of ours."])).toBe(other);
  });

  it("keeps what is written between our lines", () => {
    const text = `See below.\n\n${HEAD}\n\n${OURS.replace("Please", "It is not!\nPlease")}`;
    expect(shown(text, "Re: Roof", [OURS])).toBe(text);
    const after = `See below.\n\n${HEAD}\n\n${OURS}\n\nThe number is wrong.`;
    expect(shown(after, "Re: Roof", [OURS])).toBe(after);
  });

  it("leaves out our last mail with the one below it", () => {
    const text = `New.\n\n${HEAD}\n\n${OURS}\n\n${HEAD}\n\nWe have your request.`;
    expect(shown(text, "Re: Roof", [OURS, "We have your request."])).toBe("New.");
  });
});

it("asks for mails of ours only where something may repeat them", () => {
  expect(hasHeads("Hello,\n\nsee you.\n\n--\nElaine")).toBe(false);
  expect(hasHeads("New.\n\n-----Original Message-----\nOld")).toBe(true);
});
