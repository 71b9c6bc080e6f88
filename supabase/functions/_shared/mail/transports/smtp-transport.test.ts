import { afterEach, describe, expect, it } from "vitest";
import { calendarAttachment, FinalError } from "./transport.ts";
import { openMailServer, openSilentServer } from "@tests/mail-server";
import { smtpTransport } from "./smtp-transport.ts";

const PATIENT_MS = 60_000;

const message = {
  key: "m1",
  from: '"Curbfront" <hello@curbfront.example>',
  to: { name: "Elaine Brack", address: "elaine@brackroofing.example" },
  replyTo: "hello@curbfront.example",
  subject: "Straße (#1042)",
  text: "I changed it.",
  html: "<p>I changed it.</p>",
  messageId: "<ticket.1.2@curbfront.example>",
  inReplyTo: "<ticket.1.1@curbfront.example>",
  references: ["<ticket.1@curbfront.example>", "<ticket.1.1@curbfront.example>"],
  headers: { "Auto-Submitted": "auto-generated" },
  attachments: [],
};

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

async function connected(options?: Parameters<typeof openMailServer>[0]) {
  const server = await openMailServer(options);
  const transport = smtpTransport({ url: server.url, stepMs: PATIENT_MS });
  closings.push(transport.close, server.close);
  return { ...server, transport };
}
const refusal = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

describe("over SMTP", () => {
  it("a mail arrives with its headers, as text and as HTML", async () => {
    const { transport, mails } = await connected();
    await transport.send(message);
    expect(mails).toHaveLength(1);
    const [raw = ""] = mails;
    const [head = ""] = raw.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n\r\n");
    for (const line of [
      "From: Curbfront <hello@curbfront.example>",
      "To: Elaine Brack <elaine@brackroofing.example>",
      "Reply-To: hello@curbfront.example",
      "Message-ID: <ticket.1.2@curbfront.example>",
      "In-Reply-To: <ticket.1.1@curbfront.example>",
      "References: <ticket.1@curbfront.example> <ticket.1.1@curbfront.example>",
      "Auto-Submitted: auto-generated",
    ]) {
      expect(head).toContain(line);
    }
    expect(head).not.toContain("Straße");
    expect(raw).toContain("Content-Type: text/plain");
    expect(raw).toContain("Content-Type: text/html");
  });

  it("a file for calendars comes with it, as mail programs know one", async () => {
    const { transport, mails } = await connected();
    const calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
    await transport.send({ ...message, attachments: [calendarAttachment(calendar)] });
    const raw = (mails[0] ?? "").replaceAll(/\r\n[ \t]+/g, " ");
    expect(raw).toContain("Content-Type: text/calendar; charset=utf-8; method=PUBLISH");
    expect(raw).toContain("filename=curbfront-demo.ics");
    expect(raw).toContain(Buffer.from(calendar).toString("base64"));
  });

  it("files come with it under their names, byte for byte", async () => {
    const { transport, mails } = await connected();
    const content = new Uint8Array([0, 255, 13, 10, 46, 13, 10, 128]);
    const file = { name: 'Plan \u00e9t\u00e9 "1".pdf', type: "application/pdf", content };
    await transport.send({ ...message, attachments: [file] });
    const raw = (mails[0] ?? "").replaceAll(/\r\n[ \t]+/g, " ");
    expect(raw).toContain("Content-Type: application/pdf");
    expect(raw).toContain("%C3%A9t%C3%A9");
    expect(raw).toContain(Buffer.from(content).toString("base64"));
  });

  it("no name or subject brings a header or a recipient of its own", async () => {
    const { transport, mails } = await connected();
    const to = { name: "X\r\nBcc: all@x.example", address: "elaine@brackroofing.example" };
    await transport.send({ ...message, to, subject: "Hi\r\nBcc: all@x.example" });
    expect(mails[0]).not.toMatch(/^Bcc:/m);
  });

  it("an address that does not exist is final", async () => {
    const { transport, mails } = await connected({
      onRcptTo: (_to, _session, done) => done(refusal(550, "No such mailbox here")),
    });
    const sent = transport.send(message);
    await expect(sent).rejects.toBeInstanceOf(FinalError);
    await expect(sent).rejects.toThrow("No such mailbox here");
    expect(mails).toEqual([]);
  });

  it("an invalid address fails for good, and is sent to nobody else", async () => {
    const { transport, mails } = await connected();
    for (const address of [
      "<x>elaine@brackroofing.example",
      "a@x.example>\r\nRCPT TO:<b@x.example",
    ]) {
      const sent = transport.send({ ...message, to: { name: "X", address } });
      await expect(sent).rejects.toBeInstanceOf(FinalError);
    }
    expect(mails).toEqual([]);
  });

  it.each([
    [554, "5.7.1 Relay access denied", false],
    [550, "5.4.5 Daily user sending limit exceeded", false],
    [550, "5.1.8 Access denied, bad outbound sender", false],
    [552, "5.2.2 Mailbox full", false],
    [554, "Transaction failed", false],
    [550, "5.1.1 User unknown", true],
    [550, "5.2.1 Mailbox disabled", true],
    [551, "User not local", true],
  ])("a recipient refused with %s %s is final: %s", async (code, text, isExpected) => {
    const { transport } = await connected({ onRcptTo: refuseRecipient(code, text) });
    const error: unknown = await transport.send(message).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof FinalError).toBe(isExpected);
  });

  it.each([
    ["5.6.0 This is no message", true],
    ["5.7.1 Sender not allowed", false],
  ])("content refused with 554 %s is final: %s", async (text, isExpected) => {
    const { transport } = await connected({
      onData(stream, _session, done) {
        stream.on("end", () => done(refusal(554, text))).resume();
      },
    });
    const error: unknown = await transport.send(message).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof FinalError).toBe(isExpected);
  });

  it.each([
    ["a full mailbox", { onRcptTo: refuseRecipient(452) }],
    ["a server that is closed to us", { onConnect: refuseConnection(554) }],
  ])("%s is tried again", async (_, options) => {
    const { transport } = await connected(options);
    const error: unknown = await transport.send(message).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(FinalError);
  });

  it("an unreachable or silent server is retried", async () => {
    const gone = await openMailServer();
    await gone.close();
    const silent = await openSilentServer();
    closings.push(silent.close);
    for (const url of [gone.url, silent.url]) {
      const transport = smtpTransport({ url, stepMs: 300 });
      const error: unknown = await transport.send(message).catch((thrown: unknown) => thrown);
      expect(error, url).toBeInstanceOf(Error);
      expect(error, url).not.toBeInstanceOf(FinalError);
    }
  });

  it("a server that is slow is left before it is given the mail, and not after", async () => {
    const slow = (step: () => void) => void setTimeout(step, 2_500);
    const before = await openMailServer({ onRcptTo: (_to, _session, done) => slow(done) });
    const after = await openMailServer({
      onData(stream, _session, done) {
        stream.on("end", () => slow(done)).resume();
      },
    });
    closings.push(before.close, after.close);
    const sendBy = (url: string) =>
      smtpTransport({ url, stepMs: PATIENT_MS, beforeMailMs: 1_500 }).send(message);
    await Promise.all([
      expect(sendBy(before.url)).rejects.toThrow("The mail server was too slow."),
      expect(sendBy(after.url)).resolves.toBeUndefined(),
    ]);
    expect(before.mails).toEqual([]);
  });
});

function refuseRecipient(code: number, text = "Not now") {
  return (_to: unknown, _session: unknown, done: (error: Error) => void) =>
    done(refusal(code, text));
}
function refuseConnection(code: number) {
  return (_session: unknown, done: (error: Error) => void) => done(refusal(code, "Not you"));
}
