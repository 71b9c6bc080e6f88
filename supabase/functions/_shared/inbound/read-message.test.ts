import { describe, expect, it } from "vitest";
import {
  HOSTILE_MESSAGES,
  MACHINE_MESSAGES,
  PEOPLES_MARKS,
  rawMessage,
} from "@tests/fixtures/inbound-messages";
import { readMessage } from "./read-message.ts";

const OWN = ["hello@curbfront.example"];
const parts = (text: string, count: number) =>
  `${`--p\r\nContent-Type: text/plain\r\n\r\n${text}\r\n`.repeat(count)}--p--\r\n`;
const nested = (depth: number) =>
  Array.from(
    { length: depth },
    (_, nth) => `--b${nth + 1}\r\nContent-Type: multipart/mixed; boundary=b${nth + 2}\r\n\r\n`,
  ).join("");
const read = (raw: string | Uint8Array<ArrayBuffer>) =>
  readMessage(typeof raw === "string" ? new TextEncoder().encode(raw) : raw, { own: OWN });
const namesIn = async (raw: string) => (await read(raw)).files.map(({ name }) => name);

describe("a message", () => {
  it("is parsed into sender, text and references", async () => {
    const token = "0123456789abcdef0123456789abcdef";
    const message = await read(
      rawMessage(
        {
          To: `Curbfront <hello+${token}@curbfront.example>`,
          Subject: "=?utf-8?Q?Re=3A_The_form_=28#1042=29?=",
          "Message-ID": "<reply-1@brackroofing.example>",
          "In-Reply-To": "<ticket.1.2@curbfront.example>",
          References: "<ticket.1@curbfront.example>\r\n <ticket.1.2@curbfront.example>",
        },
        "Works now.\r\n\r\nOn Tue, Dec 1, 2026 at 3:04 PM Curbfront <hello@curbfront.example> wrote:\r\n> I mended it.\r\n",
      ),
    );
    expect(message).toEqual({
      key: expect.stringMatching(
        /^elaine@brackroofing\.example <reply-1@brackroofing\.example> [0-9a-f]{16}$/,
      ) as string,
      messageId: "reply-1@brackroofing.example",
      kind: "message",
      fromEmail: "elaine@brackroofing.example",
      fromName: "Elaine Brack",
      replyTo: null,
      replyName: "",
      subject: "Re: The form (#1042)",
      body: "Works now.",
      fullBody:
        "Works now.\n\nOn Tue, Dec 1, 2026 at 3:04 PM Curbfront <hello@curbfront.example> wrote:\n> I mended it.",
      isCut: false,
      files: [],
      tokens: [token],
      answers: ["ticket.1.2", "ticket.1"],
      numbers: [1042],
      isUnproven: false,
      bounceReason: null,
    });
  });

  it("with HTML only is read as text, without scripts, pictures and quotations", async () => {
    const html =
      "<html><style>p{}</style><p>The <b>hours</b> are wrong.</p><script>alert(1)</script><img src='https://x.example/p.gif'>" +
      "<div class='gmail_quote'>On Tue, Dec 1, 2026 at 3:04 PM Curbfront &lt;hello@curbfront.example&gt; wrote:<br><blockquote>I mended it.</blockquote></div>";
    const { body } = await read(rawMessage({ "Content-Type": "text/html" }, html));
    expect(body).toBe("The hours are wrong.");
  });

  it("without a Message-ID is known again by its content", async () => {
    const raw = rawMessage({}).replace(/^Message-ID.*\r\n/m, "");
    const [one, two, other] = [await read(raw), await read(raw), await read(`${raw}!`)];
    expect(one.key).toMatch(/^sum [0-9a-f]{64}$/);
    expect(two.key).toBe(one.key);
    expect(other.key).not.toBe(one.key);
  });

  it("has its files with their content", async () => {
    const message = await read(
      rawMessage(
        { "Content-Type": "multipart/mixed; boundary=p" },
        '--p\r\nContent-Type: text/plain\r\n\r\nSee the photo.\r\n--p\r\nContent-Type: image/jpeg\r\nContent-Disposition: attachment; filename="front door.jpg"\r\nContent-Transfer-Encoding: base64\r\n\r\n/9j/4AAQ\r\n--p--\r\n',
      ),
    );
    expect(message).toMatchObject({ body: "See the photo.", files: [{ name: "front door.jpg" }] });
    expect([...(message.files[0]?.content ?? [])]).toEqual([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]);
  });

  it.each([
    "Call me back, please.",
    "Call me back, please: 404 555 0142.\r\n\r\nBefore five.\r\n",
    "\n\nBefore five, and not later.",
    "Grüße: see https://x.example",
  ])("without any header is all text: %j", async (raw) => {
    expect(await read(raw)).toMatchObject({
      body: raw.replaceAll("\r", "").trim(),
      fromEmail: "",
      subject: "",
      kind: "message",
    });
  });

  it("that is too long is truncated, and says that the original has the rest", async () => {
    const long = await read(rawMessage({}, "word ".repeat(10_000)));
    expect(long.body).toHaveLength(18_000);
    expect(long.fullBody).toHaveLength(49_999);
    expect(long.isCut).toBe(false);
    const longer = await read(
      rawMessage(
        { "Content-Type": "multipart/mixed; boundary=p" },
        parts("word ".repeat(15_000), 2),
      ),
    );
    expect(longer.fullBody).toHaveLength(100_000);
    expect(longer.isCut).toBe(true);
  });

  it("that nests endlessly still names its sender, and says that the original has more", async () => {
    const raw = rawMessage(
      { "Content-Type": "multipart/mixed; boundary=b1", Subject: "Deep" },
      nested(200),
    );
    expect(await read(raw)).toMatchObject({
      subject: "Deep",
      fromName: "Elaine Brack",
      isCut: true,
    });
  });

  it("names every file", async () => {
    const named = async (count: number) => {
      const files = Array.from(
        { length: count },
        (_, nth) => `--p\r\nContent-Type: image/png; name=f${nth}.png\r\n\r\nA\r\n`,
      );
      const raw = rawMessage(
        { "Content-Type": "multipart/mixed; boundary=p" },
        `${files.join("")}--p--\r\n`,
      );
      return namesIn(raw);
    };
    expect(await named(112)).toHaveLength(112);
  });

  it("names a text that came as a file, and reads it with the others", async () => {
    const raw = rawMessage(
      { "Content-Type": "multipart/mixed; boundary=p" },
      "--p\r\nContent-Type: text/plain\r\n\r\nSee below.\r\n-- \r\nElaine\r\n--p\r\nContent-Type: image/png\r\n\r\nA\r\n--p\r\nContent-Type: text/plain; name=report.txt\r\nContent-Disposition: inline; filename=report.txt\r\n\r\nGutter 4 leaks.\r\n--p--",
    );
    const { body } = await read(raw);
    expect(body).toBe("See below.\n--\nElaine\n\nGutter 4 leaks.");
    expect(await namesIn(raw)).toEqual(["picture.png", "report.txt"]);
  });

  it("lists its references from the nearest mail to the first", async () => {
    const references = Array.from({ length: 120 }, (_, nth) => `<mail.${nth}@curbfront.example>`);
    const { answers } = await read(
      rawMessage({
        "In-Reply-To": "<mail.119@curbfront.example>",
        References: references.join(" "),
      }),
    );
    expect(answers.slice(0, 3)).toEqual(["mail.119", "mail.118", "mail.117"]);
    expect(answers).toHaveLength(50);
  });

  it("of one Message-ID is the same by its words alone, by whichever way it comes", async () => {
    const fields = { "Message-ID": "<order@shop.example>" };
    const keyOf = async (more: object, body?: string) =>
      (await read(rawMessage({ ...fields, ...more }, body))).key;
    const key = await keyOf({});
    expect(
      await keyOf({ Received: "from x by y", "Delivered-To": "hello@curbfront.example" }),
    ).toBe(key);
    expect(await keyOf({}, "Hello.\r\n\r\n")).toBe(key);
    expect(await keyOf({}, "Hello again.")).not.toBe(key);
    expect(await keyOf({ Subject: "Another" })).not.toBe(key);
  });
});

it("names a file in 190 characters, by its beginning and its end", async () => {
  const named = async (name: string) => {
    const type = { "Content-Type": "multipart/mixed; boundary=p" };
    const part = `--p\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\nx\r\n--p--\r\n`;
    return namesIn(rawMessage(type, part));
  };
  expect(await named("estimate.pdf")).toEqual(["estimate.pdf"]);
  const [long = ""] = await named(`${"A roof's estimate, ".repeat(20)}signed.pdf`);
  expect(long).toHaveLength(190);
  expect(long).toMatch(/^A roof's estimate, A .*….*, signed\.pdf$/);
});

describe("a machine", () => {
  it.each(Object.entries(MACHINE_MESSAGES))("is known by %s", async (_, fields) => {
    expect((await read(rawMessage(fields))).kind).toBe("auto-reply");
  });

  it.each(Object.entries(PEOPLES_MARKS))("is not seen in %s", async (_, fields) => {
    expect((await read(rawMessage(fields))).kind).toBe("message");
  });

  it.each([
    ["its sender", { From: "MAILER-DAEMON@x.example" }],
    [
      "whom it could not reach",
      { "X-Failed-Recipients": "a@x.example", "Auto-Submitted": "auto-replied" },
    ],
    ["its type", { "Content-Type": "multipart/report; report-type=delivery-status; boundary=p" }],
  ])("that gives a mail back is known by %s", async (_, fields) => {
    expect((await read(rawMessage(fields))).kind).toBe("bounce");
  });

  const report = (status: string, returned = "Hi") =>
    rawMessage(
      {
        From: "Mail Delivery System <mailer-daemon@x.example>",
        "Auto-Submitted": "auto-replied",
        "Return-Path": "<>",
        "Content-Type": "multipart/report; report-type=delivery-status; boundary=p",
      },
      `--p\r\nContent-Type: text/plain\r\n\r\nSorry.\r\n--p\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x.example\r\n\r\n${status}\r\nDiagnostic-Code: smtp; 550 No such mailbox\r\n\r\n--p\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: <mail.77@curbfront.example>\r\nIn-Reply-To: <mail.76@curbfront.example>\r\nSubject: x\r\n\r\n${returned}\r\n--p--\r\n`,
    );

  it.each(["Action: failed\r\nStatus: 5.1.1", "Action: failed\r\nStatus: 4.4.7", "Status: 5.1.1"])(
    "says which mail came back and why: %j",
    async (status) => {
      expect(await read(report(status))).toMatchObject({
        kind: "bounce",
        answers: ["mail.77"],
        bounceReason: "550 No such mailbox",
      });
    },
  );

  it.each([
    "Action: delayed\r\nStatus: 4.4.1",
    "Action: delayed\r\nStatus: 5.0.0",
    "Action: delivered\r\nStatus: 2.0.0",
    "Action: relayed",
    "Status: 4.4.1",
    "Remote-MTA: dns; x.example",
  ])("gives up nothing that may still arrive, or did: %j", async (status) => {
    const message = await read(report(status, "Action: failed\r\nStatus: 5.1.1"));
    expect(message).toMatchObject({ kind: "bounce", bounceReason: null });
  });

  it.each([
    ["failure notice", "x: 550 5.1.1 No such user", "x: 550 5.1.1 No such user"],
    ["Mail", "It could not be delivered.", "its mail server did not say why"],
    ["Warning: could not be delivered yet", "It will be retried.", null],
    ["Away", "Call 555 0100.", null],
  ])("without a report says in words what came of it: %j, %j", async (subject, text, reason) => {
    const raw = rawMessage({ From: "MAILER-DAEMON@x.example", Subject: subject }, text);
    expect((await read(raw)).bounceReason).toBe(reason);
  });
});

it.each(["hello@curbfront.example", "Hello+abc@Curbfront.example"])(
  "%s is ours, and never a sender",
  async (address) => {
    expect((await read(rawMessage({ From: address }))).kind).toBe("own");
  },
);

describe("a hostile message", () => {
  it.each(Object.entries(HOSTILE_MESSAGES))("of %s is read, soon", async (_, raw) => {
    const began = process.cpuUsage();
    const answer = await read(raw);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1e6).toBeLessThan(2);
    const { files, ...words } = answer;
    const { subject, fromName, fromEmail, body } = words;
    expect(subject + fromName + fromEmail).not.toMatch(/[\r\n\0]/);
    expect(body).not.toContain("\0");
    expect(body.length).toBeLessThanOrEqual(18_000);
    expect(JSON.stringify(words) + files.map(({ name }) => name).join("")).not.toMatch(
      /\\ud[89ab]/i,
    );
  });
});
