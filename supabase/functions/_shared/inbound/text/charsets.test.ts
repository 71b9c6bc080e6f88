import { describe, expect, it } from "vitest";
import { rawMessage } from "@tests/fixtures/inbound-messages";
import { readMessage } from "../read-message.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const read = (raw: string) => readMessage(bytes(raw), { own: ["hello@curbfront.example"] });
const base64 = (text: string) => btoa(text);

/** https://encoding.spec.whatwg.org/index-windows-1252.txt from 0x80 */
const WINDOWS_1252 = [
  0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152,
  0x8d, 0x17d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122,
  0x161, 0x203a, 0x153, 0x9d, 0x17e, 0x178,
];

describe("a text", () => {
  it.each(["windows-1252", "iso-8859-1", "us-ascii", "cp1252", "latin1"])(
    "in %s has every letter of windows-1252",
    async (charset) => {
      const all = Array.from({ length: 128 }, (_, nth) => nth + 0x80);
      const fields = {
        "Content-Type": `text/plain; charset="${charset}"`,
        "Content-Transfer-Encoding": "base64",
      };
      const { body } = await read(rawMessage(fields, base64(`x${String.fromCharCode(...all)}x`)));
      const characters = all.map((byte) => WINDOWS_1252[byte - 0x80] ?? byte);
      expect(body).toBe(`x${String.fromCodePoint(...characters)}x`);
    },
  );

  it.each([
    ["without a charset", "text/plain", "sch\xf6n \x93t\xe4glich\x94", "schön “täglich”"],
    ["wrongly called UTF-8", "text/plain; charset=utf-8", "sch\xf6n", "schön"],
    ["of no charset, but UTF-8", "text/plain", "sch\xc3\xb6n", "schön"],
    ["called ASCII, but UTF-8", "text/plain; charset=us-ascii", "sch\xc3\xb6n", "schön"],
    ["of a charset that is none", "text/plain; charset=klingon", "sch\xf6n", "schön"],
    [
      "of a charset that is none, but UTF-8",
      "text/plain; charset=klingon",
      "sch\xc3\xb6n",
      "schön",
    ],
    ["in Cyrillic", "text/plain; charset=koi8-r", "\xf0\xf2\xe9\xf7\xe5\xf4", "ПРИВЕТ"],
    ["in Japanese", "text/plain; charset=shift_jis", "\x93\xfa\x96{", "日本"],
    ["handed over as a text", "text/plain; charset=iso-8859-1", "sch\xc3\xb6n", "schön"],
  ])("%s is read", async (_, type, text, expected) => {
    expect((await read(rawMessage({ "Content-Type": type }, text))).body).toBe(expected);
  });

  it.each([
    ["text/html", '<meta charset="iso-8859-2"><p>\xb9ib', "šib"],
    [
      "text/html; charset=utf-8",
      '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><p>\xcf\xf0\xe8',
      "При",
    ],
    ["text/html; charset=iso-8859-1", '<meta charset="utf-8"><p>\xfcber', "über"],
  ])("of HTML in %s is read by the charset that it names itself", async (type, html, expected) => {
    expect((await read(rawMessage({ "Content-Type": type }, html))).body).toBe(expected);
  });
});

it("in UTF-16 with a byte order mark is read", async () => {
  const fields = { "Content-Type": "text/plain", "Content-Transfer-Encoding": "base64" };
  const { body } = await read(rawMessage(fields, base64("\xff\xfeH\0i\0\xe4\0")));
  expect(body).toBe("Hiä");
});

describe("a header", () => {
  it.each([
    ["bytes of no charset", "Gr\xfc\xdfe \x96 eilig", "Grüße – eilig"],
    ["bytes of UTF-8", "Gr\xc3\xbc\xc3\x9fe", "Grüße"],
    ["words in windows-1252", "=?windows-1252?Q?=93Gr=FC=DFe=94_=80?=", "“Grüße” €"],
    ["words wrongly called UTF-8", "=?utf-8?Q?Gr=FC=DFe?= aus Ulm", "Grüße aus Ulm"],
    ["words wrongly called UTF-8, in base64", `=?UTF-8?B?${base64("Gr\xfc\xdfe")}?=`, "Grüße"],
    ["a letter in two words", "=?utf-8?Q?Gr=C3?= =?utf-8?Q?=BC=C3=9Fe?=", "Grüße"],
    ["words of a charset that is none", "=?x-unknown?Q?Gr=FC=DFe?=", "Grüße"],
  ])("with %s is read", async (_, written, expected) => {
    const message = await read(
      rawMessage({ Subject: written, From: `${written} <ann@example.org>` }),
    );
    expect(message).toMatchObject({
      subject: expected,
      fromName: expected,
      fromEmail: "ann@example.org",
    });
  });

  it.each([
    'filename="Gr\xfc\xdfe.pdf"',
    'filename="=?iso-8859-1?Q?Gr=FC=DFe.pdf?="',
    'filename="=?utf-8?Q?Gr=FC=DFe.pdf?="',
    "filename*=iso-8859-1''Gr%FC%DFe.pdf",
    "filename*=utf-8''Gr%FC%DFe.pdf",
    "filename*0*=utf-8''Gr%FC; filename*1*=%DFe.pdf",
    "filename*=utf-8''Gr%C3%BC%C3%9Fe.pdf",
  ])("names a file by %j", async (name) => {
    const raw = rawMessage(
      { "Content-Type": "multipart/mixed; boundary=p" },
      `--p\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; ${name}\r\n\r\nx\r\n--p--\r\n`,
    );
    expect((await read(raw)).files).toMatchObject([{ name: "Grüße.pdf" }]);
  });
});
