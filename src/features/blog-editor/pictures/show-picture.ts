import type { TiptapEditorHTMLElement } from "@tiptap/core";

/** Comments contain no pictures, and attribute values may contain ">". */
const COMMENT = /<!--[\s\S]*?-->/g;
const PICTURE_TAG = /<img\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** The position of a picture's tag in HTML; null without it. `number` is from 1. */
export function pictureTag(html: string, number: number): { from: number; to: number } | null {
  const text = html.replace(COMMENT, (comment) => " ".repeat(comment.length));
  const match = [...text.matchAll(PICTURE_TAG)][number - 1];
  return match === undefined ? null : { from: match.index, to: match.index + match[0].length };
}

function selectInHtml(textarea: HTMLTextAreaElement, number: number): void {
  const tag = pictureTag(textarea.value, number);
  textarea.focus();
  if (tag === null) return;
  textarea.setSelectionRange(tag.from, tag.to);
  // Browsers do not scroll to a selection, so this scrolls proportionally.
  const share = tag.from / textarea.value.length;
  textarea.scrollTop = share * textarea.scrollHeight - textarea.clientHeight / 2;
  textarea.scrollIntoView({ block: "center" });
}

function selectInVisual(area: TiptapEditorHTMLElement, number: number): void {
  const picture = area.querySelectorAll(".cf-image")[number - 1];
  area.focus();
  if (picture === undefined || !area.editor) return;
  area.editor.commands.setNodeSelection(area.editor.view.posAtDOM(picture, 0));
  picture.scrollIntoView({ block: "center" });
}

export function showPicture(form: HTMLElement, number: number): void {
  const textarea = form.querySelector<HTMLTextAreaElement>("textarea[data-html-source]");
  if (textarea !== null) {
    selectInHtml(textarea, number);
    return;
  }
  const area = form.querySelector<TiptapEditorHTMLElement>(".cf-text");
  if (area !== null) selectInVisual(area, number);
}
