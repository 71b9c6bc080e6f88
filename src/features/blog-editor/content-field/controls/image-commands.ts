import type { Editor } from "@tiptap/core";
import type { Node as PmNode } from "@tiptap/pm/model";
import { NodeSelection } from "@tiptap/pm/state";
import type { EditedImage, ImageValues } from "../image-dialog";

const OF_ONE_PICTURE = ["width", "height", "srcset", "sizes"];

/** Attributes that say nothing about the picture itself. */
function withoutPicture(html: unknown): Record<string, string> {
  if (typeof html !== "object" || html === null) return {};
  return Object.fromEntries(
    Object.entries(html).filter(([name]) => !OF_ONE_PICTURE.includes(name)),
  );
}

function htmlAfter({ node }: FoundImage, { src, html }: ImageValues): object | null {
  const before: unknown = node.attrs["html"];
  const isOfLibrary = typeof before === "object" && before !== null && "srcset" in before;
  const isSame = src === node.attrs["src"] || !isOfLibrary;
  if (html === undefined && isSame) return node.attrs["html"];
  const after = { ...withoutPicture(before), ...html };
  return Object.keys(after).length === 0 ? null : after;
}

type FoundImage = {
  node: PmNode;
  position: number;
  figure: { position: number; caption: PmNode | null; captionPosition: number } | null;
};

export function selectedImage(editor: Editor): FoundImage | null {
  const { selection } = editor.state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== "image") return null;
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const figure = $from.node(depth);
    if (figure.type.name !== "figure") continue;
    const position = $from.before(depth);
    const found: FoundImage["figure"] = { position, caption: null, captionPosition: 0 };
    figure.forEach((child, offset) => {
      if (child.type.name !== "figcaption") return;
      found.caption = child;
      found.captionPosition = position + 1 + offset;
    });
    return { node: selection.node, position: selection.from, figure: found };
  }
  return { node: selection.node, position: selection.from, figure: null };
}

/** As the dialog shows it. */
export function editedImage({ node, figure }: FoundImage): EditedImage {
  const alt: unknown = node.attrs["alt"];
  return {
    src: String(node.attrs["src"] ?? ""),
    alt: typeof alt === "string" ? alt : null,
    caption: figure?.caption?.textContent ?? "",
  };
}

export function insertImage(editor: Editor, { src, alt, caption, html }: ImageValues): void {
  const image = { type: "image", attrs: { src, alt, html: html ?? null } };
  if (caption === "") {
    editor.chain().focus().insertContent(image).run();
    return;
  }
  editor.chain().focus().insertContent(figureOf(image, caption)).run();
}

function figureOf(image: object, caption: string) {
  return {
    type: "figure",
    content: [
      { type: "paragraph", attrs: { bare: true }, content: [image] },
      { type: "figcaption", content: [{ type: "text", text: caption }] },
    ],
  };
}

/** Changes a picture in place; attributes that the dialog does not show stay. */
export function updateImage(editor: Editor, found: FoundImage, values: ImageValues): void {
  const { tr, schema } = editor.state;
  const { figcaption } = schema.nodes;
  const { figure, node, position } = found;
  const wasCaption = figure?.caption?.textContent ?? "";
  const html = htmlAfter(found, values);
  const attrs = { ...node.attrs, src: values.src, alt: values.alt, html };
  tr.setNodeMarkup(position, null, attrs, node.marks);
  if (figure !== null && values.caption !== wasCaption && figcaption !== undefined) {
    const { caption, captionPosition } = figure;
    const content = values.caption === "" ? [] : [schema.text(values.caption)];
    const isWanted = content.length > 0;
    if (caption !== null) {
      const added = isWanted ? figcaption.create(caption.attrs, content) : [];
      tr.replaceWith(captionPosition, captionPosition + caption.nodeSize, added);
    } else if (isWanted) {
      const figureNode = tr.doc.nodeAt(figure.position);
      const end = figure.position + (figureNode?.nodeSize ?? 1) - 1;
      tr.insert(end, figcaption.create(null, content));
    }
  }
  editor.view.dispatch(tr);
  if (figure === null && values.caption !== "") {
    const image = { type: "image", attrs };
    editor.chain().setNodeSelection(position).insertContent(figureOf(image, values.caption)).run();
  }
  editor.commands.focus();
}
