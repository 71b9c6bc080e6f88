import { describe, expect, it } from "vitest";
import {
  HOSTILE_MESSAGES,
  MACHINE_MESSAGES,
  PEOPLES_MARKS,
  rawMessage,
} from "./hostile-messages.ts";
import { readMessage, UnreadableMessage } from "./read-message.mjs";
import { stripQuotes } from "./strip-quotes.mjs";

const OWN = ["hello@curbfront.example"];
const read = (raw: string | Uint8Array) =>
  readMessage(typeof raw === "string" ? new TextEncoder().encode(raw) : raw, OWN);

describe("a message", () => {
  it("is read as who wrote it, what, and what it answers", async () => {
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
      key: "elaine@brackroofing.example <reply-1@brackroofing.example>",
      messageId: "reply-1@brackroofing.example",
      kind: "message",
      fromEmail: "elaine@brackroofing.example",
      fromName: "Elaine Brack",
      subject: "Re: The form (#1042)",
      body: "Works now.",
      isCut: false,
      attachments: [],
      tokens: [token],
      answers: ["ticket.1.2", "ticket.1"],
      numbers: [1042],
      isUnproven: false,
      bounceReason: null,
    });
  });

  it("in HTML alone is read as its text, without scripts, pictures and what it quotes", async () => {
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

  it("names its files, and holds none of them", async () => {
    const message = await read(
      rawMessage(
        { "Content-Type": "multipart/mixed; boundary=p" },
        '--p\r\nContent-Type: text/plain\r\n\r\nSee the photo.\r\n--p\r\nContent-Type: image/jpeg\r\nContent-Disposition: attachment; filename="front door.jpg"\r\nContent-Transfer-Encoding: base64\r\n\r\n/9j/4AAQ\r\n--p--\r\n',
      ),
    );
    expect(message).toMatchObject({ body: "See the photo.", attachments: ["front door.jpg"] });
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

  it("that is too long is cut, and says so", async () => {
    const message = await read(rawMessage({}, "word ".repeat(10_000)));
    expect(message.isCut).toBe(true);
    expect(message.body).toHaveLength(18_000);
  });
});

describe("what is quoted", () => {
  it.each([
    ["On Mon, Nov 30, 2026, Curbfront wrote:\n> Old", "New.\n\n"],
    [
      "-----Original Message-----\nFrom: Curbfront <hello@x.example>\nSent: Monday\n\nOld",
      "New.\n\n",
    ],
    ["-- \nElaine Brack\nBrack Roofing", "New.\n\n"],
  ])("is left out: %j", (quoted, written) => {
    expect(stripQuotes(written + quoted)).toBe("New.");
  });

  it("keeps answers between the lines, and a mail of nothing but a quote", () => {
    expect(stripQuotes("> One?\n\nYes.\n\n> Two?\n\nNo.\n")).toMatch(/^Yes\.\n+No\.$/);
    expect(stripQuotes("> Only this.")).toBe("> Only this.");
  });

  it("is looked for at the beginning of a long text, of which nothing else gets lost", () => {
    const long = `${"A line of a long report.\n".repeat(2_000)}The end.`;
    expect(stripQuotes(long)).toBe(long);
    const short = `New.\n\nOn Mon, Nov 30, 2026, Curbfront wrote:\n${"> Old and long.\n".repeat(5_000)}`;
    expect(stripQuotes(short)).toBe("New.");
  });
});

it("names a file in 80 characters, by its beginning and its end", async () => {
  const named = async (name: string) => {
    const type = { "Content-Type": "multipart/mixed; boundary=p" };
    const part = `--p\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\nx\r\n--p--\r\n`;
    return (await read(rawMessage(type, part))).attachments;
  };
  expect(await named("estimate.pdf")).toEqual(["estimate.pdf"]);
  const [long = ""] = await named(`${"A roof's estimate, ".repeat(10)}signed.pdf`);
  expect(long).toHaveLength(80);
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
  it.each(Object.entries(HOSTILE_MESSAGES))("of %s is read or refused, soon", async (_, raw) => {
    const began = process.cpuUsage();
    const answer = await read(raw).catch((error: unknown) => error);
    const { user, system } = process.cpuUsage(began);
    // A hosted function has two seconds of processor time.
    expect((user + system) / 1e6).toBeLessThan(2);
    if (answer instanceof Error) {
      expect(answer).toBeInstanceOf(UnreadableMessage);
      return;
    }
    const { subject, fromName, fromEmail, body } = answer as Awaited<ReturnType<typeof read>>;
    expect(subject + fromName + fromEmail).not.toMatch(/[\r\n\0]/);
    expect(body).not.toContain("\0");
    expect(body.length).toBeLessThanOrEqual(18_000);
    expect(JSON.stringify(answer)).not.toMatch(/\\ud[89ab]/i);
  });
});
