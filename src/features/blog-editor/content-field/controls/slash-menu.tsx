import type { Editor, Range } from "@tiptap/core";
import { exitSuggestion } from "@tiptap/suggestion";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
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
import { slashKey, type SlashBridge, type SlashState } from "./slash-bridge";

type SlashItem = {
  label: string;
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

function matchingItems(query: string, labelOf: (item: SlashItem) => string): readonly SlashItem[] {
  const wanted = query.trim().toLowerCase();
  return SLASH_ITEMS.filter((item) =>
    `${labelOf(item)} ${item.keywords}`.toLowerCase().includes(wanted),
  );
}

function runItem(editor: Editor, range: Range, item: SlashItem, openDialog: OpenDialog): void {
  editor.chain().focus().deleteRange(range).run();
  item.run(editor, openDialog);
}

type SlashMenuProps = { editor: Editor; bridge: SlashBridge; openDialog: OpenDialog };

const MENU_HEIGHT = 320;

/** The list of blocks after a typed "/". The focus stays in the text. */
export function SlashMenu({ editor, bridge, openDialog }: SlashMenuProps) {
  const { t } = useTranslation();
  const listId = useId();
  const [open, setOpen] = useState<SlashState | null>(null);
  const [index, setIndex] = useState(0);
  const items = open === null ? [] : matchingItems(open.query, (item) => t(item.label));
  const active = Math.min(index, items.length - 1);
  const optionId = (at: number) => `${listId}-${at}`;
  const isOpen = open !== null && items.length > 0;
  const choose = (item: SlashItem | undefined) => {
    if (open !== null && item !== undefined) runItem(editor, open.range, item, openDialog);
  };
  useEffect(() => {
    bridge.connect({
      onChange: (state) => {
        setOpen(state);
        if (state === null || state.query === "") setIndex(0);
      },
      onKeyDown: ({ key }) => {
        if (items.length === 0) return false;
        if (key === "ArrowDown") setIndex((active + 1) % items.length);
        else if (key === "ArrowUp") setIndex((active + items.length - 1) % items.length);
        else if (key === "Enter" || key === "Tab") choose(items[active]);
        else return false;
        return true;
      },
    });
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => exitSuggestion(editor.view, slashKey);
    // Scrolling while typing must not close the menu.
    const follow = () =>
      setOpen((state) => state && { ...state, place: state.locate() ?? state.place });
    editor.on("blur", close);
    window.addEventListener("scroll", follow);
    return () => {
      editor.off("blur", close);
      window.removeEventListener("scroll", follow);
    };
  }, [editor, isOpen]);
  useEffect(() => {
    const { dom } = editor.view;
    if (!isOpen) return undefined;
    dom.setAttribute("aria-controls", listId);
    dom.setAttribute("aria-activedescendant", optionId(active));
    document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
    return () => {
      dom.removeAttribute("aria-controls");
      dom.removeAttribute("aria-activedescendant");
    };
  });
  if (!isOpen) return null;
  return (
    <div
      className="fixed z-30 max-h-80 w-66 overflow-y-auto rounded-md border border-line-strong bg-raised p-1.5 text-sm font-medium shadow-lift"
      id={listId}
      role="listbox"
      // Focusable, so that a long list can be scrolled; keys are handled in the text.
      tabIndex={0}
      aria-label={t("Insert a block")}
      style={placeOf(open)}
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.map((item, at) => (
        <SlashOption
          key={item.label}
          id={optionId(at)}
          item={item}
          isActive={at === active}
          onPoint={() => setIndex(at)}
          onChoose={() => choose(item)}
        />
      ))}
    </div>
  );
}

function placeOf({ place }: SlashState) {
  if (place === null) return undefined;
  const isRoomBelow = window.innerHeight - place.bottom > MENU_HEIGHT + 16;
  const left = Math.max(8, Math.min(place.left, window.innerWidth - 272));
  return isRoomBelow
    ? { left, top: place.bottom + 6 }
    : { left, bottom: window.innerHeight - place.top + 6 };
}

type SlashOptionProps = {
  id: string;
  item: SlashItem;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

function SlashOption({ id, item, isActive, onPoint, onChoose }: SlashOptionProps) {
  const { t } = useTranslation();
  const Icon = item.icon;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are taken in the text
    <div
      id={id}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 aria-selected:bg-sunken aria-selected:inset-shadow-mark forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2"
      role="option"
      aria-selected={isActive}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      <Icon size={18} aria-hidden />
      {t(item.label)}
    </div>
  );
}
