import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefCallback,
} from "react";
import { useTranslation } from "react-i18next";
import { isForbidden } from "@/data/records/refusals";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { UndecidedError } from "./conflict";

/** A value, or a sentence that says the fix. */
export type Parsed<Value> = { value: Value } | { problem: string };

type InlineEdit<Value> = {
  label: string;
  value: Value;
  toDraft: (value: Value) => string;
  parse: (draft: string) => Parsed<Value>;
  save: (value: Value) => Promise<unknown>;
  isMultiline?: boolean;
  startsOpen?: boolean;
  onGiveUp?: (hadFocus: boolean) => void;
};

type State<Value> =
  | { mode: "read" }
  | {
      mode: "edit" | "saving" | "failed";
      draft: string;
      began: { draft: string; save: (value: Value) => Promise<unknown> };
      problem: string | null;
    };

const CONTROL = "input, select, textarea";

export function useInlineEdit<Value>({
  label,
  value,
  toDraft,
  parse,
  save,
  isMultiline,
  startsOpen = false,
  onGiveUp,
}: InlineEdit<Value>) {
  const { t } = useTranslation();
  const say = useUndoToast();
  const opened = (): State<Value> => {
    const draft = toDraft(value);
    return { mode: "edit", draft, began: { draft, save }, problem: null };
  };
  const [state, setState] = useState<State<Value>>(startsOpen ? opened : { mode: "read" });
  const wrapper = useRef<HTMLElement | null>(null);
  const returnsFocus = useRef(false);
  const byPointer = useRef(false);
  const isMounted = useRef(true);
  const leaveBehind = useRef<() => void>(() => undefined);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      leaveBehind.current();
    };
  }, []);

  // Stable, so that it runs only on mount.
  const attachWrapper = useCallback<RefCallback<HTMLElement>>((element) => {
    wrapper.current = element;
    if (element === null) return;
    const control = element.querySelector<HTMLElement>(CONTROL);
    control?.focus();
    if (control instanceof HTMLInputElement && control.type === "text") control.select();
  }, []);
  const attachButton: RefCallback<HTMLButtonElement> = (element) => {
    if (element === null || !returnsFocus.current) return;
    returnsFocus.current = false;
    element.focus();
  };

  const begin = () => setState(opened());
  const leave = () => {
    returnsFocus.current = wrapper.current?.contains(document.activeElement) ?? false;
    setState({ mode: "read" });
  };

  const giveUp = () => {
    leave();
    onGiveUp?.(returnsFocus.current);
  };

  const store = async (draft: string) => {
    if (state.mode === "read" || state.mode === "saving") return;
    const { began } = state;
    if (draft === began.draft) {
      giveUp();
      return;
    }
    const parsed = parse(draft);
    if ("problem" in parsed) {
      setState({ ...state, mode: "edit", draft, problem: parsed.problem });
      return;
    }
    setState({ ...state, draft, mode: "saving", problem: null });
    try {
      await began.save(parsed.value);
      if (isMounted.current) leave();
    } catch (error) {
      if (isMounted.current) {
        setState({ mode: "failed", draft, began, problem: problemOf(error) });
      } else {
        sayLost(draft, reasonOf(error), () => storeUnseen(draft, parsed.value, began.save));
      }
    }
  };
  /** Reports the text of a field that was unmounted, so that it is not lost. */
  const sayLost = (draft: string, reason: string, onRetry: (() => void) | null) =>
    say.failed(
      t("{{what}} not saved: {{reason}}. You typed “{{draft}}”.", { what: label, reason, draft }),
      onRetry,
    );
  const storeUnseen = (draft: string, parsed: Value, keep: (value: Value) => Promise<unknown>) => {
    keep(parsed).catch((error: unknown) =>
      sayLost(draft, reasonOf(error), () => storeUnseen(draft, parsed, keep)),
    );
  };
  const isUnstored = state.mode !== "read" && state.draft !== state.began.draft;
  useEffect(() => {
    if (!isUnstored) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnstored]);
  // Back or a link unmounts the field without a blur event.
  useEffect(() => {
    leaveBehind.current = () => {
      if (state.mode === "read" || state.mode === "saving") return;
      if (state.draft === state.began.draft) return;
      const parsed = parse(state.draft);
      const { draft, began } = state;
      if ("problem" in parsed) {
        sayLost(draft, parsed.problem.replace(/\.$/, ""), null);
      } else if (state.mode === "edit") {
        storeUnseen(draft, parsed.value, began.save);
      } else {
        const retry = () => storeUnseen(draft, parsed.value, began.save);
        sayLost(draft, t("it was refused before you left"), retry);
      }
    };
  });
  const problemOf = (error: unknown) => {
    if (error instanceof UndecidedError)
      return t("Not saved: somebody else changed this too. Retry to compare the two.");
    if (isForbidden(error))
      return t("Not saved: your role does not allow this change. Ask an owner of the staff list.");
    return t("Not saved: {{reason}}. What you typed is still here.", { reason: reasonOf(error) });
  };

  return {
    mode: state.mode,
    draft: state.mode === "read" ? "" : state.draft,
    problem: state.mode === "read" ? null : state.problem,
    attachWrapper,
    attachButton,
    begin,
    cancel: giveUp,
    retry: () => void (state.mode !== "read" && store(state.draft)),
    change: (draft: string) => {
      if (state.mode === "read" || state.mode === "saving") return;
      setState({ ...state, draft, problem: null, mode: "edit" });
      // A select changes on every arrow key, so only choices by pointer save at once.
      const isSelect = document.activeElement instanceof HTMLSelectElement;
      if (isSelect && byPointer.current) void store(draft);
    },
    onPointerDown: () => {
      byPointer.current = true;
    },
    onKeyDown: (event: KeyboardEvent) => {
      byPointer.current = false;
      if (state.mode === "read") return;
      const isSaving = event.key === "Enter" && (!isMultiline || event.ctrlKey || event.metaKey);
      // Not while an input method composes a word.
      if (isSaving && !event.nativeEvent.isComposing) {
        event.preventDefault();
        void store(state.draft);
      } else if (event.key === "Escape" && state.mode !== "saving") {
        event.stopPropagation();
        giveUp();
      }
    },
    onBlur: (event: FocusEvent) => {
      if (state.mode !== "edit" || wrapper.current?.contains(event.relatedTarget)) return;
      void store(state.draft);
    },
  };
}
