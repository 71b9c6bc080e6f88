import { styleOf } from "./links";

const MONOSPACED = /mono|consolas|courier|menlo|monaco|cascadia|jetbrains|source code|fira code/;

const isCode = (element: Element) =>
  /^(pre|pre-wrap|break-spaces)$/.test(styleOf(element, "white-space")) &&
  MONOSPACED.test(styleOf(element, "font-family"));

/**
 * Code editors paste lines of colored words, recognized by font and white space. Several lines
 * become a code block, a single one inline code.
 */
export function readEditorCode(body: Element): void {
  for (const block of body.querySelectorAll("div, pre")) {
    if (!body.contains(block)) continue;
    const isOfEditor = block.localName === "div" && isCode(block);
    if (!isOfEditor && (block.localName !== "pre" || block.querySelector("br, div") === null)) {
      continue;
    }
    const text = linesOf(block).join("\n");
    const code = block.ownerDocument.createElement("code");
    code.textContent = text;
    if (isOfEditor && !text.includes("\n")) {
      block.replaceWith(code);
      continue;
    }
    const pre = block.ownerDocument.createElement("pre");
    pre.append(code);
    block.replaceWith(pre);
  }
}

/** Each `div` is a line and each `br` ends one; other text has its own line ends. */
function linesOf(block: Element): string[] {
  const lines: string[] = [];
  let isOpen = false;
  const add = (text: string) => {
    const last = isOpen ? (lines.pop() ?? "") : "";
    lines.push(last + text.replaceAll("\u00a0", " "));
    isOpen = true;
  };
  const endLine = () => {
    if (!isOpen) lines.push("");
    isOpen = false;
  };
  const visit = (node: Node) => {
    if (node instanceof Text) add(node.data);
    else if (node instanceof Element && node.localName === "br") endLine();
    else if (node instanceof Element && node.localName === "div") {
      isOpen = false;
      const before = lines.length;
      for (const child of node.childNodes) visit(child);
      if (lines.length === before) lines.push("");
      isOpen = false;
    } else for (const child of node.childNodes) visit(child);
  };
  for (const child of block.childNodes) visit(child);
  return lines;
}
