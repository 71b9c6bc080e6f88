// Messages written by attackers, and messages sent by machines.

const head = (fields: Record<string, string>) =>
  Object.entries({
    From: "Elaine Brack <elaine@brackroofing.example>",
    To: "hello@curbfront.example",
    Subject: "A message",
    ...fields,
  })
    .map(([name, value]) => `${name}: ${value}`)
    .join("\r\n");

export const rawMessage = (fields: Record<string, string>, body = "Hello.\r\n") =>
  `${head({ "Message-ID": `<${crypto.randomUUID()}@elsewhere.example>`, ...fields })}\r\n\r\n${body}`;

const boundary = (depth: number) => `b${depth}`;
const nested = (depth: number) => {
  let body = "Content-Type: text/plain\r\n\r\nDeep.\r\n";
  for (let nth = depth; nth > 0; nth -= 1) {
    body = `Content-Type: multipart/mixed; boundary=${boundary(nth)}\r\n\r\n--${boundary(nth)}\r\n${body}\r\n--${boundary(nth)}--\r\n`;
  }
  return body;
};
const parts = (count: number, part: string) => `${`--p\r\n${part}\r\n`.repeat(count)}--p--\r\n`;

export const HOSTILE_MESSAGES: Record<string, string | Uint8Array> = {
  "nothing but a header": "From: a@b.example\r\n",
  "no header at all": "Hello.\r\n",
  "a single byte": "x",
  "zero bytes": "\0".repeat(5_000),
  "random bytes": new Uint8Array(20_000).map((_, nth) => (nth * 7919 + (nth >> 3)) % 256),
  "half of UTF-8": Uint8Array.from([
    ...new TextEncoder().encode(rawMessage({}, "caf")),
    0xc3,
    0xff,
  ]),
  "zero characters in every field": rawMessage(
    { Subject: "a\0b", From: "E\0 <elaine\0@brackroofing.example>" },
    "One\0two.\r\n",
  ),
  "halves of surrogates": rawMessage(
    { Subject: "=?utf-8?B?7aCA?=", "Content-Type": "text/plain; charset=utf-16le" },
    "\ud800\ud800",
  ),
  "a script in HTML": rawMessage(
    { "Content-Type": "text/html" },
    '<p>Hi</p><script>alert(1)</script><img src=x onerror="alert(2)"><svg/onload=alert(3)>',
  ),
  "a script as its subject and name": rawMessage({
    Subject: "<script>alert(1)</script>",
    From: '"<img src=x onerror=alert(1)>" <elaine@brackroofing.example>',
  }),
  "a line break in an encoded subject": rawMessage({
    Subject: "=?utf-8?B?SGkNCkJjYzogYWxsQHguZXhhbXBsZQ==?=",
    From: "=?utf-8?B?RWxhaW5lDQpCY2M6IHg=?= <elaine@brackroofing.example>",
  }),
  "200 parts within each other": `${head({})}\r\n${nested(200)}`,
  "20,000 parts": rawMessage(
    { "Content-Type": "multipart/mixed; boundary=p" },
    parts(20_000, "Content-Type: text/plain\r\n\r\nx"),
  ),
  "a part without end": rawMessage(
    { "Content-Type": "multipart/mixed; boundary=p" },
    "--p\r\nContent-Type: text/plain\r\n\r\nNo end",
  ),
  "a boundary of nothing": rawMessage(
    { "Content-Type": 'multipart/mixed; boundary=""' },
    "--\r\n\r\n",
  ),
  "messages within messages": rawMessage(
    { "Content-Type": "message/rfc822" },
    "Content-Type: message/rfc822\r\n\r\n".repeat(500),
  ),
  "a header of a megabyte": rawMessage({ "X-Long": "a".repeat(1_000_000) }),
  "100,000 headers": `${"X: y\r\n".repeat(100_000)}\r\nHello`,
  "a thousand addresses": rawMessage({
    To: Array.from(
      { length: 1_000 },
      (_, nth) => `hello+${String(nth).padStart(32, "0")}@x.example`,
    ).join(", "),
  }),
  "10,000 references": rawMessage({ References: "<a@b.example> ".repeat(10_000) }),
  "a group without end as its sender": rawMessage({ From: "x:".repeat(5_000) }),
  "comments within comments": rawMessage({ From: `${"(".repeat(20_000)} a@b.example` }),
  "two senders": rawMessage({ From: "a@b.example, elaine@brackroofing.example" }),
  "a charset that is none": rawMessage(
    { "Content-Type": "text/plain; charset=klingon" },
    "\xff\xfe",
  ),
  "bad base64": rawMessage({ "Content-Transfer-Encoding": "base64" }, "====!!!!####"),
  "bad quoted-printable": rawMessage(
    { "Content-Transfer-Encoding": "quoted-printable" },
    "=ZZ=G=\r\n=".repeat(5_000),
  ),
  "HTML nested 50,000 deep": rawMessage(
    { "Content-Type": "text/html" },
    `${"<div>".repeat(50_000)}Deep`,
  ),
  "HTML of 50,000 unclosed quotes": rawMessage(
    { "Content-Type": "text/html" },
    "<blockquote>a".repeat(50_000),
  ),
  "HTML of blanks without end": rawMessage(
    { "Content-Type": "text/html" },
    `<pre>${" ".repeat(95_000)}x</pre>`,
  ),
  "an address of slashes without end": rawMessage(
    { "Content-Type": "text/html" },
    `<a href="https://x.example${"/".repeat(90_000)}x">Hi</a>`,
  ),
  "heads of quotations without end": rawMessage(
    {},
    "On 1:00 a@b.example wrote:\r\nFrom: a\r\n".repeat(3_000),
  ),
  "half a megabyte on one line": rawMessage({}, "On a wrote ".repeat(50_000)),
  "half a megabyte of empty lines": rawMessage({}, "\r\n".repeat(250_000)),
  "nine megabytes of short lines": rawMessage({}, "abc abc\r\n".repeat(1_000_000)),
  "nine megabytes of a picture": rawMessage(
    { "Content-Type": "image/jpeg; name=a.jpg", "Content-Transfer-Encoding": "base64" },
    `${"A".repeat(76)}\r\n`.repeat(115_000),
  ),
  "a text that slow patterns are slow on": rawMessage(
    { "Content-Type": "text/plain; charset=utf-8" },
    "Op a\r\n".repeat(1_500) + " schreef x".repeat(500),
  ),
  "a name of a file that leads elsewhere": rawMessage(
    { "Content-Type": "multipart/mixed; boundary=p" },
    '--p\r\nContent-Type: application/x-sh; name="../../etc/passwd"\r\nContent-Disposition: attachment; filename="../../etc/passwd\r\n"\r\n\r\nrm -rf\r\n--p--\r\n',
  ),
  "SQL as its Message-ID": rawMessage({
    "Message-ID": "<'; drop table public.mails; --@x.example>",
  }),
  "numbers without end": rawMessage({ Subject: `#${"9".repeat(400)} #-1 #1e9 #0x10` }),
};

export const MACHINE_MESSAGES: Record<string, Record<string, string>> = {
  "an out-of-office answer": { "Auto-Submitted": "auto-replied", Subject: "Out of office" },
  "one of a program": { "Auto-Submitted": "auto-generated; x=y" },
  "an old one": { Precedence: "auto_reply" },
  "one that only says so": { Subject: "Automatic reply: A message" },
  "one of Germany": { Subject: "Automatische Antwort: A message" },
  "one that wants no answer of a machine": { "X-Auto-Response-Suppress": "OOF, AutoReply" },
  "one of Exchange": {
    "Auto-Submitted": "auto-generated",
    "X-Auto-Response-Suppress": "All",
    Subject: "Automatic reply: A message",
  },
  "one of cPanel": { "X-Autorespond": "Re: A message" },
  "one of Zendesk": { "X-Autoreply": "yes" },
  "one that has no way back": {
    "Auto-Submitted": "auto-replied",
    "Return-Path": "<>",
    "In-Reply-To": "<mail.77@curbfront.example>",
    Subject: "Out of office: Undeliverable until Monday",
  },
  "one that has no way back and no mark": {
    "Return-Path": "<>",
    "In-Reply-To": "<mail.77@curbfront.example>",
    Subject: "Vacation",
  },
  "one of a postmaster who is away": {
    From: "postmaster@one.example",
    "Auto-Submitted": "auto-replied",
    Subject: "Delivery failed? I am away.",
  },
  "a receipt for what was read": {
    "Content-Type": "multipart/report; report-type=disposition-notification; boundary=p",
  },
  "a complaint about spam": {
    "Content-Type": 'multipart/report; boundary=p; report-type="feedback-report"',
  },
};

export const PEOPLES_MARKS: Record<string, Record<string, string>> = {
  "no automatic answer": { "Auto-Submitted": "no", Precedence: "normal" },
  "no wish for receipts": { "X-Auto-Response-Suppress": "DR, RN, NRN" },
  "a person's answer to a machine": { Subject: "Re: Automatic reply: A message" },
  "a group's address": { "List-Id": "<office.x.example>", Precedence: "list" },
  "a mass mailing": { Precedence: "bulk" },
};
