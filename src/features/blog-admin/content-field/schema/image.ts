import { Node } from "@tiptap/core";
import { drawnAttributes, htmlAttribute } from "./kept-attributes";

/** A picture by its address. Inline, because that is where HTML lets it stand. */
export const Image = Node.create({
  name: "image",
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
  addNodeView: () => ({ node }) => {
    const dom = document.createElement("span");
    dom.className = "cf-image";
    const picture = document.createElement("img");
    for (const [name, value] of Object.entries(drawnAttributes(node.attrs["html"]))) {
      picture.setAttribute(name, value);
    }
    picture.alt = String(node.attrs["alt"] ?? "");
    picture.addEventListener("error", () => dom.classList.add("cf-image-broken"));
    picture.addEventListener("load", () => dom.classList.remove("cf-image-broken"));
    picture.src = String(node.attrs["src"] ?? "");
    dom.dataset["src"] = picture.src;
    dom.append(picture);
    return { dom };
  },
});
