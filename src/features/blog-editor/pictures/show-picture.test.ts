import { describe, expect, it } from "vitest";
import { pictureTag, showPicture } from "./show-picture";

describe("pictureTag", () => {
  it.each([
    ['<p><img src="a"></p><img src="b" alt="x > y"/>', 2, '<img src="b" alt="x > y"/>'],
    ["<!-- <img src='no'> --><IMG src='yes'>", 1, "<IMG src='yes'>"],
    ["<p>&lt;img&gt;</p><img>", 1, "<img>"],
  ])("finds in %s number %i", (html, number, tag) => {
    const found = pictureTag(html, number);
    expect(found && html.slice(found.from, found.to)).toBe(tag);
  });

  it("finds none that is not there", () => {
    expect(pictureTag("<p><img></p>", 2)).toBeNull();
  });
});

it("marks the picture in the HTML", () => {
  const form = document.createElement("form");
  form.innerHTML = "<textarea data-html-source></textarea>";
  document.body.append(form);
  const textarea = form.querySelector("textarea");
  if (textarea === null) throw new Error("no text area");
  textarea.value = '<p>Words</p><img src="/a.jpg">';
  showPicture(form, 1);
  expect(textarea).toHaveFocus();
  expect(textarea.value.slice(textarea.selectionStart, textarea.selectionEnd)).toBe(
    '<img src="/a.jpg">',
  );
  form.remove();
});
