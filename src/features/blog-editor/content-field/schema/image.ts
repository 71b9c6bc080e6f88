import { Node } from "@tiptap/core";
import type { Node as PmNode } from "@tiptap/pm/model";
import { renderedAttributes, htmlAttribute } from "./html-attributes";

/** An inline picture by URL. */
export const Image = Node.create<{ brokenText: string }>({
  name: "image",
  addOptions: () => ({ brokenText: "" }),
  group: "inline",
  inline: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    title: { default: null },
    html: htmlAttribute,
  }),
  parseHTML: () => [{ tag: "img[src]" }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
  addNodeView() {
    const { brokenText } = this.options;
    return ({ node }) => ({ dom: drawImage(node, brokenText) });
  },
});

function drawImage(node: PmNode, brokenText: string): HTMLElement {
  const dom = document.createElement("span");
  dom.className = "cf-image";
  dom.dataset["broken"] = brokenText;
  const picture = document.createElement("img");
  for (const [name, value] of Object.entries(renderedAttributes(node.attrs["html"]))) {
    picture.setAttribute(name, value);
  }
  picture.alt = String(node.attrs["alt"] ?? "");
  picture.addEventListener("error", () => dom.classList.add("cf-image-broken"));
  picture.addEventListener("load", () => dom.classList.remove("cf-image-broken"));
  picture.src = String(node.attrs["src"] ?? "");
  dom.dataset["src"] = picture.src;
  dom.append(picture);
  return dom;
}
