import { expect, it } from "vitest";
import { readDomain } from "./read-domain";

it.each([
  ["https://www.Halden.example/contact?x=1", "halden.example"],
  ["halden.example:8080", "halden.example"],
  ["Bäckerei-Öz.example", "bäckerei-öz.example"],
  ["ba\u0308ckerei-o\u0308z.example", "bäckerei-öz.example"],
  ["https://xn--bckerei-z-v2a9r.example/", "bäckerei-öz.example"],
  ["пример.испытание", "пример.испытание"],
  ["halden", null],
  ["192.0.2.1", null],
  ["jo marsh.example", null],
  ["jo@marsh.example", null],
  ["halden..example", null],
  ["xn--a.example", null],
  [`${"a".repeat(250)}.example`, null],
])("a domain of %j is %j", (text, domain) => expect(readDomain(text)).toBe(domain));
