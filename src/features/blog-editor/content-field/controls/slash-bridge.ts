import { Extension, type Range } from "@tiptap/core";
import { PluginKey } from "@tiptap/pm/state";
import Suggestion from "@tiptap/suggestion";

export type SlashState = {
  query: string;
  range: Range;
  /** The last position of the typed "/" in the window. */
  place: DOMRect | null;
  /** Its present position. */
  locate: () => DOMRect | null;
};

type SlashHandlers = {
  onChange: (state: SlashState | null) => void;
  /** True when the menu handled the key. */
  onKeyDown: (event: KeyboardEvent) => boolean;
};

/** Connects the editor's state of a typed "/" to the menu. */
export class SlashBridge {
  handlers: SlashHandlers | null = null;

  connect(handlers: SlashHandlers): void {
    this.handlers = handlers;
  }
}

export const slashKey = new PluginKey("slash-menu");

export function slashExtension(bridge: SlashBridge) {
  const report = (props: {
    query: string;
    range: Range;
    clientRect?: (() => DOMRect | null) | null;
  }) => {
    const locate = () => props.clientRect?.() ?? null;
    const { query, range } = props;
    bridge.handlers?.onChange({ query, range, place: locate(), locate });
  };
  return Extension.create({
    name: "slashMenu",
    addProseMirrorPlugins() {
      return [
        Suggestion({
          editor: this.editor,
          pluginKey: slashKey,
          char: "/",
          startOfLine: true,
          allow: ({ state, range }) => {
            const { $from } = state.selection;
            const isAtStart = state.doc.resolve(range.from).parentOffset === 0;
            const isAlone = $from.parentOffset === $from.parent.content.size;
            return $from.parent.type.name === "paragraph" && isAtStart && isAlone;
          },
          items: () => [],
          render: () => ({
            onStart: report,
            onUpdate: report,
            onExit: () => bridge.handlers?.onChange(null),
            onKeyDown: ({ event }) => bridge.handlers?.onKeyDown(event) ?? false,
          }),
        }),
      ];
    },
  });
}
