import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import {
  Bold,
  Code,
  Image,
  Italic,
  Keyboard,
  Link,
  List,
  ListOrdered,
  Minus,
  Redo2,
  SquareCode,
  Strikethrough,
  Table,
  TextQuote,
  Undo2,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Toolbar, ToolbarButton } from "@/components/ui/toolbar";
import { TooltipProvider, Tooltip, TooltipContent, TooltipTrigger } from "@/components/ui/tooltip";
import {
  insertTable,
  isAnyActive,
  toggleCodeBlock,
  toggleHeading,
  toggleInline,
  type OpenDialog,
} from "./actions";
import { shortcutText } from "@/lib/format/shortcut-label";
import { TableTools } from "./table-tools";
import { ToolbarRow } from "./toolbar-row";

type FormattingToolbarProps = { editor: Editor; openDialog: OpenDialog };

function stateOf({ editor }: { editor: Editor }) {
  return {
    h2: editor.isActive("heading", { level: 2 }),
    h3: editor.isActive("heading", { level: 3 }),
    h4: editor.isActive("heading", { level: 4 }),
    bold: isAnyActive(editor, ["strong", "b"]),
    italic: isAnyActive(editor, ["em", "i"]),
    strike: isAnyActive(editor, ["s", "del"]),
    code: editor.isActive("code"),
    link: editor.isActive("link"),
    bullets: editor.isActive("bulletList"),
    numbers: editor.isActive("orderedList"),
    quote: editor.isActive("blockquote"),
    codeBlock: editor.isActive("codeBlock"),
    image: editor.isActive("image"),
    table: editor.isActive("table"),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

export function FormattingToolbar({ editor, openDialog }: FormattingToolbarProps) {
  const { t } = useTranslation();
  const is = useEditorState({ editor, selector: stateOf });
  const tool = (
    label: string,
    keys: string,
    isPressed: boolean | undefined,
    onRun: () => void,
    face: ReactNode,
  ) => (
    <ToolButton
      label={label}
      shortcut={keys && shortcutText(keys)}
      isPressed={isPressed}
      onRun={onRun}
    >
      {face}
    </ToolButton>
  );
  const run = () => editor.chain().focus();
  return (
    <TooltipProvider>
      <Toolbar
        className="rounded-t-sm border-b border-line-strong bg-sunken max-lg:[scrollbar-width:none] max-lg:overflow-x-auto"
        aria-label={t("Formatting")}
      >
        <ToolbarRow className="gap-x-3.75">
          <Group>
            {tool(t("Heading 2"), "Mod-Alt-2", is.h2, () => toggleHeading(editor, 2), t("H2"))}
            {tool(t("Heading 3"), "Mod-Alt-3", is.h3, () => toggleHeading(editor, 3), t("H3"))}
            {tool(t("Heading 4"), "Mod-Alt-4", is.h4, () => toggleHeading(editor, 4), t("H4"))}
          </Group>
          <Group>
            {tool(
              t("Bold"),
              "Mod-B",
              is.bold,
              () => toggleInline(editor, "strong", "b"),
              <Bold {...icon} strokeWidth={2.4} />,
            )}
            {tool(
              t("Italic"),
              "Mod-I",
              is.italic,
              () => toggleInline(editor, "em", "i"),
              <Italic {...icon} />,
            )}
            {tool(
              t("Strikethrough"),
              "Mod-Shift-S",
              is.strike,
              () => toggleInline(editor, "s", "del"),
              <Strikethrough {...icon} />,
            )}
            {tool(
              t("Code"),
              "Mod-E",
              is.code,
              () => toggleInline(editor, "code"),
              <Code {...icon} />,
            )}
            {tool(t("Link"), "Mod-K", is.link, () => openDialog("link"), <Link {...icon} />)}
          </Group>
          <Group>
            {tool(
              t("Bulleted list"),
              "Mod-Shift-8",
              is.bullets,
              () => run().toggleBulletList().run(),
              <List {...icon} />,
            )}
            {tool(
              t("Numbered list"),
              "Mod-Shift-7",
              is.numbers,
              () => run().toggleOrderedList().run(),
              <ListOrdered {...icon} />,
            )}
            {tool(
              t("Quote"),
              "Mod-Shift-B",
              is.quote,
              () => run().toggleBlockquote().run(),
              <TextQuote {...icon} />,
            )}
          </Group>
          <Group>
            {tool(t("Image"), "", is.image, () => openDialog("image"), <Image {...icon} />)}
            {tool(
              t("Table"),
              "",
              is.table,
              () => !is.table && insertTable(editor),
              <Table {...icon} />,
            )}
            {tool(
              t("Code block"),
              "Mod-Alt-C",
              is.codeBlock,
              () => toggleCodeBlock(editor),
              <SquareCode {...icon} />,
            )}
            {tool(
              t("Divider"),
              "",
              undefined,
              () => run().setHorizontalRule().run(),
              <Minus {...icon} />,
            )}
          </Group>
          <Group>
            <ToolButton
              label={t("Undo")}
              shortcut={shortcutText("Mod-Z")}
              isDisabled={!is.canUndo}
              onRun={() => run().undo().run()}
            >
              <Undo2 {...icon} />
            </ToolButton>
            <ToolButton
              label={t("Redo")}
              shortcut={shortcutText("Mod-Shift-Z")}
              isDisabled={!is.canRedo}
              onRun={() => run().redo().run()}
            >
              <Redo2 {...icon} />
            </ToolButton>
            {tool(
              t("Keyboard shortcuts"),
              "",
              undefined,
              () => openDialog("shortcuts"),
              <Keyboard {...icon} />,
            )}
          </Group>
        </ToolbarRow>
        {is.table && <TableTools editor={editor} openDialog={openDialog} />}
      </Toolbar>
    </TooltipProvider>
  );
}

function Group({ children }: { children: ReactNode }) {
  return (
    <div className="relative flex gap-0.5 not-first:before:absolute not-first:before:inset-y-2 not-first:before:-left-2 not-first:before:w-px not-first:before:bg-line-strong not-first:last:ml-auto">
      {children}
    </div>
  );
}

const icon = { size: 18, strokeWidth: 2, "aria-hidden": true } as const;

type ToolButtonProps = {
  label: string;
  shortcut?: string | undefined;
  isPressed?: boolean | undefined;
  isDisabled?: boolean;
  onRun: () => void;
  children: ReactNode;
};

function ToolButton(props: ToolButtonProps) {
  const { label, shortcut, isPressed, isDisabled = false, onRun, children } = props;
  return (
    <Tooltip>
      <TooltipTrigger asChild>
        <ToolbarButton
          aria-label={label}
          aria-pressed={isPressed}
          aria-disabled={isDisabled || undefined}
          // Keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={isDisabled ? undefined : onRun}
        >
          {children}
        </ToolbarButton>
      </TooltipTrigger>
      <TooltipContent>
        <span>{label}</span>
        {shortcut && <kbd className="font-[inherit] opacity-75">{shortcut}</kbd>}
      </TooltipContent>
    </Tooltip>
  );
}
