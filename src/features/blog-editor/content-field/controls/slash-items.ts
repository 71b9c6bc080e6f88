import type { Editor, Range } from "@tiptap/core";
import {
  Heading2,
  Heading3,
  Heading4,
  Image,
  List,
  ListOrdered,
  Minus,
  SquareCode,
  Table,
  TextQuote,
  type LucideIcon,
} from "lucide-react";
import type { OpenDialog } from "./actions";

export type SlashItem = {
  label: string;
  /** Additional search words. */
  keywords: string;
  icon: LucideIcon;
  run: (editor: Editor, openDialog: OpenDialog) => void;
};

const chain = (editor: Editor) => editor.chain().focus();

const SLASH_ITEMS: readonly SlashItem[] = [
  {
    label: "Heading 2",
    keywords: "h2 title",
    icon: Heading2,
    run: (e) => chain(e).setNode("heading", { level: 2 }).run(),
  },
  {
    label: "Heading 3",
    keywords: "h3",
    icon: Heading3,
    run: (e) => chain(e).setNode("heading", { level: 3 }).run(),
  },
  {
    label: "Heading 4",
    keywords: "h4",
    icon: Heading4,
    run: (e) => chain(e).setNode("heading", { level: 4 }).run(),
  },
  {
    label: "Bulleted list",
    keywords: "ul bullets unordered",
    icon: List,
    run: (e) => chain(e).toggleBulletList().run(),
  },
  {
    label: "Numbered list",
    keywords: "ol ordered",
    icon: ListOrdered,
    run: (e) => chain(e).toggleOrderedList().run(),
  },
  {
    label: "Quote",
    keywords: "blockquote",
    icon: TextQuote,
    run: (e) => chain(e).toggleBlockquote().run(),
  },
  {
    label: "Table",
    keywords: "rows columns grid",
    icon: Table,
    run: (e) => chain(e).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    label: "Image",
    keywords: "picture photo figure",
    icon: Image,
    run: (_, openDialog) => openDialog("image"),
  },
  {
    label: "Code block",
    keywords: "pre",
    icon: SquareCode,
    run: (e) => chain(e).setNode("codeBlock").run(),
  },
  {
    label: "Divider",
    keywords: "hr line rule",
    icon: Minus,
    run: (e) => chain(e).setHorizontalRule().run(),
  },
];

export function matchingItems(
  query: string,
  labelOf: (item: SlashItem) => string,
): readonly SlashItem[] {
  const wanted = query.trim().toLowerCase();
  return SLASH_ITEMS.filter((item) =>
    `${labelOf(item)} ${item.keywords}`.toLowerCase().includes(wanted),
  );
}

export function runItem(
  editor: Editor,
  range: Range,
  item: SlashItem,
  openDialog: OpenDialog,
): void {
  editor.chain().focus().deleteRange(range).run();
  item.run(editor, openDialog);
}
