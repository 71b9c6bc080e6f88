import { holdsBlock, isBlock, isElement, isText, tagOf } from "./tags";

const SPACES = /[ \t\n\f\r]+/g;
const ONLY_SPACES = /^[ \t\n\f\r]*$/;

/** True for text that renders nothing between two blocks. */
export function isBlankText(node: Node): boolean {
  return isText(node) && ONLY_SPACES.test(node.data);
}

type Line = { endsInSpace: boolean; last: Text | null };

/** Removes white space that browsers collapse. Text in `pre` and `code` and non-breaking spaces stay. */
export function collapseWhitespace(block: Element): void {
  if (tagOf(block) === "pre") return;
  let line: Line = { endsInSpace: true, last: null };
  const endLine = () => {
    trimEnd(line);
    line = { endsInSpace: true, last: null };
  };
  const visitElement = (element: Element) => {
    const tag = tagOf(element);
    const isCode = tag === "code" && !holdsBlock(element) && element.textContent !== "";
    if (isBlock(element)) {
      endLine();
      collapseWhitespace(element);
    } else if (tag === "br") endLine();
    else if (isCode || tag === "img") line = { endsInSpace: false, last: null };
    else visit(element);
  };
  function visit(parent: Node) {
    // A copy, because empty texts are removed during the loop.
    const children = Array.from(parent.childNodes);
    for (const child of children) {
      if (isText(child)) collapseText(child, line);
      else if (isElement(child)) visitElement(child);
    }
  }
  visit(block);
  endLine();
}

function collapseText(text: Text, line: Line): void {
  let data = text.data.replace(SPACES, " ");
  if (line.endsInSpace && data.startsWith(" ")) data = data.slice(1);
  if (data === "") {
    text.remove();
    return;
  }
  text.data = data;
  line.endsInSpace = data.endsWith(" ");
  line.last = text;
}

function trimEnd({ last, endsInSpace }: Line): void {
  if (last === null || !endsInSpace) return;
  last.data = last.data.slice(0, -1);
  if (last.data === "") last.remove();
}
