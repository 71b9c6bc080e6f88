import { Mark, markInputRule, type MarkConfig } from "@tiptap/core";
import { renderedAttributes, htmlAttribute } from "./html-attributes";

type MarkShortcuts = Pick<MarkConfig, "addInputRules" | "addKeyboardShortcuts">;

/** An inline element of the allow-list, distinguished by `key`. */
function inlineMark(tag: string, config: Partial<MarkConfig> & MarkShortcuts = {}) {
  return Mark.create({
    name: tag,
    addAttributes: () => ({
      html: { ...htmlAttribute, renderHTML: () => ({}) },
      key: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ mark }) => [tag, renderedAttributes(mark.attrs["html"]), 0],
    ...config,
  });
}

const starred = (find: RegExp): Pick<MarkConfig, "addInputRules"> => ({
  addInputRules() {
    return [markInputRule({ find, type: this.type })];
  },
});

const Link = Mark.create({
  name: "link",
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({
    href: { default: null },
    html: { ...htmlAttribute, renderHTML: () => ({}) },
    key: { default: null, rendered: false, parseHTML: () => null },
  }),
  parseHTML: () => [{ tag: "a[href]" }],
  renderHTML: ({ mark }) => [
    "a",
    { href: mark.attrs["href"], ...renderedAttributes(mark.attrs["html"]) },
    0,
  ],
});

export const inlineMarks = [
  Link,
  inlineMark("strong", starred(/(?:^|\s)(\*\*(?!\s+\*\*)((?:[^*]+))\*\*(?!\s+\*\*))$/)),
  inlineMark("b"),
  inlineMark("em", starred(/(?:^|\s)(\*(?!\s+\*)((?:[^*]+))\*(?!\s+\*))$/)),
  inlineMark("i"),
  inlineMark("u"),
  inlineMark("s", starred(/(?:^|\s)(~~(?!\s+~~)((?:[^~]+))~~(?!\s+~~))$/)),
  inlineMark("del"),
  inlineMark("ins"),
  inlineMark("sub", { excludes: "sub" }),
  inlineMark("sup", { excludes: "sup" }),
  inlineMark("small"),
  inlineMark("mark"),
  inlineMark("abbr"),
  inlineMark("cite"),
  inlineMark("q"),
  inlineMark("kbd"),
  inlineMark("samp"),
  inlineMark("time"),
  inlineMark("span", { excludes: "" }),
  inlineMark("code", {
    code: true,
    exitable: true,
    ...starred(/(^|[^`])`([^`]+)`(?!`)$/),
  }),
];
