import { greetingOf, type Letter, type LetterPart } from "./email";

const trimmedLines = (text: string) => text.replaceAll(/\r\n?/g, "\n").trim();

function textOf(part: LetterPart): string {
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
export function letterText({ name, parts, why }: Letter): string {
  const greeting = name === null ? [] : [greetingOf(name)];
  const said = [...greeting, ...parts.map(textOf)].join("\n\n");
  // Mail programs recognize "-- " and a line break as a signature and leave it out of replies.
  return why === null ? `${said}\n` : `${said}\n\n-- \n${why}\n`;
}
