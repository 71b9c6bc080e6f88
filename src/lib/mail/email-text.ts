import { greetingOf, type Email, type EmailPart } from "./email";

const trimmedLines = (text: string) => text.replaceAll(/\r\n?/g, "\n").trim();

function textOf(part: EmailPart): string {
  switch (part.kind) {
    case "paragraph":
      return part.text;
    case "list":
      return part.items.map((item) => `- ${item}`).join("\n");
    case "facts":
      return part.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
    case "words":
      return trimmedLines(part.text);
    case "action":
      return `${part.label}:\n${part.href}`;
    case "links":
      return part.items.map(([label, href]) => `${label}:\n${href}`).join("\n");
    case "quote":
      return `${part.intro}\n${trimmedLines(part.text).replaceAll(/^/gm, "> ")}`;
  }
}

/** Renders a mail as plain text. */
export function emailText({ name, parts, why }: Email): string {
  const greeting = name === null ? [] : [greetingOf(name)];
  const body = [...greeting, ...parts.map(textOf)].join("\n\n");
  // Mail programs recognize "-- " and a line break as a signature and leave it out of replies.
  return why === null ? `${body}\n` : `${body}\n\n-- \n${why}\n`;
}
