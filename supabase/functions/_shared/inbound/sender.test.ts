import { describe, expect, it } from "vitest";
import { rawMessage } from "@tests/fixtures/inbound-messages";
import { readMessage } from "./read-message.ts";

const OWN = ["hello@curbfront.example"];
const read = (fields: Record<string, string>) =>
  readMessage(new TextEncoder().encode(rawMessage(fields)), { own: OWN });

const LIST = { "List-Id": "<office.curbfront.example>" };

describe("a mail that a list rewrote", () => {
  it.each<Record<string, string>>([
    { From: '"Elaine via Office" <hello@curbfront.example>', "Reply-To": "elaine@brack.example" },
    {
      From: "'Elaine' via Hello <hello@curbfront.example>",
      "X-Original-From": "Elaine <elaine@brack.example>",
      "Reply-To": "hello@curbfront.example",
    },
    {
      From: "Elaine via Hello <hello@curbfront.example>",
      "X-Original-Sender": "elaine@brack.example",
    },
    {
      ...LIST,
      From: "Elaine <hello@curbfront.example>",
      "Reply-To": "Elaine <elaine@brack.example>",
    },
  ])("in our own name is its writer's: %j", async (fields) => {
    expect(await read(fields)).toMatchObject({
      kind: "message",
      fromEmail: "elaine@brack.example",
      fromName: expect.stringMatching(/^(Elaine)?$/) as string,
      replyTo: null,
      isUnproven: false,
    });
  });

  it("in a stranger's name is its writer's by that stranger's word alone", async () => {
    const fields = {
      "List-Id": "<all.client.example>",
      From: "Elaine via All <all@client.example>",
      "Reply-To": "elaine@brack.example",
    };
    expect(await read(fields)).toMatchObject({
      fromEmail: "elaine@brack.example",
      isUnproven: true,
    });
  });

  it.each([
    { From: "Curbfront <hello@curbfront.example>", "Reply-To": "hello+x@curbfront.example" },
    {
      ...LIST,
      From: "Curbfront via Office <hello@curbfront.example>",
      "Reply-To": "hello@curbfront.example",
    },
    { From: "Curbfront <hello@curbfront.example>", "Reply-To": "elaine@brack.example" },
  ])("is ours where it is: %j", async (fields) => {
    expect(await read(fields)).toMatchObject({ kind: "own", fromEmail: "hello@curbfront.example" });
  });

  it("keeps a writer whom the list did not rewrite", async () => {
    const fields = {
      ...LIST,
      From: "Elaine <elaine@brack.example>",
      "Reply-To": "office@brack.example",
    };
    expect(await read(fields)).toMatchObject({
      fromEmail: "elaine@brack.example",
      replyTo: "office@brack.example",
      isUnproven: false,
    });
  });
});

describe("where an answer goes", () => {
  it("is the Reply-To address, beside the sender", async () => {
    const fields = {
      From: "WordPress <wordpress@brack.example>",
      "Reply-To": "=?utf-8?Q?J=C3=B6rg?= <Joerg@visitor.example>, second@visitor.example",
    };
    expect(await read(fields)).toMatchObject({
      fromEmail: "wordpress@brack.example",
      fromName: "WordPress",
      replyTo: "joerg@visitor.example",
      replyName: "Jörg",
    });
  });

  it.each(["ELAINE@brackroofing.example", "nobody", "", "hello+a@curbfront.example"])(
    "is its sender's address where it says %j",
    async (address) => {
      expect(await read({ "Reply-To": address })).toMatchObject({ replyTo: null, replyName: "" });
    },
  );
});
