import { site } from "@/content/company";
import { greetingOf, type Email, type EmailPart } from "./email";

/** Mail programs have no variables. A test compares these with the style sheets. */
export const mailColors = {
  light: {
    "--bg": "#f6f7f3",
    "--surface": "#ffffff",
    "--text": "#14201c",
    "--muted": "#56635d",
    "--line": "#dde2da",
    "--accent": "#ffc831",
    "--on-accent": "#14201c",
  },
  dark: {
    "--bg": "#0d1513",
    "--surface": "#15201c",
    "--text": "#edf2ee",
    "--muted": "#a5b3ac",
    "--line": "#2a3732",
    "--accent": "#ffc831",
    "--on-accent": "#14201c",
  },
} as const;

type MailColor = keyof typeof mailColors.light;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark] ?? "");
const withBreaks = (text: string) =>
  escaped(text.replaceAll(/\r\n?/g, "\n").trim()).replaceAll("\n", "<br>");

const light = mailColors.light;
const FONT = "font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5";
const GAP = "margin:0 0 16px";
const MUTED = `color:${light["--muted"]}`;

/** Mail programs use inline styles; only the dark theme needs a sheet. */
const DARK: readonly (readonly [selector: string, property: string, color: MailColor])[] = [
  [".page", "background-color", "--bg"],
  [".sheet", "background-color", "--surface"],
  [".sheet", "color", "--text"],
  [".muted", "color", "--muted"],
  [".line", "border-color", "--line"],
];
const darkRules = DARK.map(
  ([selector, property, color]) => `${selector}{${property}:${mailColors.dark[color]} !important}`,
).join("");
const STYLE = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}`;

function htmlOf(part: EmailPart): string {
  switch (part.kind) {
    case "paragraph":
      return `<p style="${GAP}">${escaped(part.text)}</p>`;
    case "list":
      return `<ul style="${GAP};padding-left:20px">${part.items
        .map((item) => `<li style="margin:0 0 6px">${escaped(item)}</li>`)
        .join("")}</ul>`;
    case "facts":
      return factsHtml(part.rows);
    case "words":
      return `<p style="${GAP};overflow-wrap:anywhere">${withBreaks(part.text)}</p>`;
    case "action":
      return `<p style="margin:8px 0 20px"><a href="${escaped(part.href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background-color:${light["--accent"]};color:${light["--on-accent"]};font-weight:bold;text-decoration:none">${escaped(part.label)}</a></p>`;
    case "links":
      return `<p style="${GAP}">${part.items
        .map(
          ([label, href]) =>
            `<a href="${escaped(href)}" style="margin-right:20px;color:inherit">${escaped(label)}</a>`,
        )
        .join(" ")}</p>`;
    case "quote":
      return `<p class="muted" style="margin:0 0 6px;${MUTED};font-size:14px">${escaped(part.intro)}</p><blockquote class="line muted" style="margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid ${light["--line"]};${MUTED};overflow-wrap:anywhere">${withBreaks(part.text)}</blockquote>`;
  }
}

function factsHtml(rows: readonly (readonly [label: string, value: string])[]): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><td class="line muted" style="padding:8px 16px 8px 0;border-bottom:1px solid ${light["--line"]};${MUTED};font-size:14px;vertical-align:top">${escaped(label)}</td><td class="line" style="padding:8px 0;border-bottom:1px solid ${light["--line"]};font-weight:bold;overflow-wrap:anywhere">${escaped(value)}</td></tr>`,
  );
  return `<table role="presentation" cellspacing="0" cellpadding="0" style="${GAP};width:100%;border-collapse:collapse">${cells.join("")}</table>`;
}

/** Renders a mail as HTML that loads nothing and has no tracking. */
export function emailHtml({ subject, name, parts, why }: Email): string {
  const greeting = name === null ? "" : `<p style="${GAP}">${escaped(greetingOf(name))}</p>`;
  const footer =
    why === null
      ? ""
      : `<p class="line muted" style="margin:24px 0 0;padding:12px 0 0;border-top:1px solid ${light["--line"]};${MUTED};font-size:14px;overflow-wrap:anywhere">${escaped(why)}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background-color:${light["--bg"]}">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:24px;border-top:10px solid ${light["--accent"]};background-color:${light["--surface"]};color:${light["--text"]};${FONT}">
<p style="${GAP};font-size:18px;font-weight:bold">${escaped(site.brand)}</p>
${greeting}
${parts.map(htmlOf).join("\n")}
${footer}
</div>
</body>
</html>
`;
}
