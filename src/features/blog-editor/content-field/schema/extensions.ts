import type { Extensions } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";
import { ownBlocks } from "./blocks";
import { Image } from "./image";
import { PreservedAttributes } from "./html-attributes";
import { inlineMarks } from "./marks";
import { tables } from "./tables";

export const schemaExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    bold: false,
    italic: false,
    strike: false,
    underline: false,
    code: false,
    link: false,
    paragraph: false,
    codeBlock: false,
    // It would change a post without an edit.
    trailingNode: false,
  }),
  ...ownBlocks,
  ...inlineMarks,
  ...tables,
  Image,
  PreservedAttributes,
];
