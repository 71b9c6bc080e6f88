import { Command as Cmdk } from "cmdk";
import { Search, X } from "lucide-react";
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent as KeyPress,
} from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { useReturnFocus } from "@/hooks/focus/use-return-focus";
import {
  noAnswer,
  type FoundItem,
  type RecordAnswer,
  type RecordSearchPart,
} from "./found-records";
import { PaletteList } from "./palette-list";
import { actionEntries, isReading, paletteSections, type PaletteEntry } from "./palette-sections";
import { readKeys, type QueuedKeys } from "./queued-keys";
import { useOfferedCommands } from "./use-commands";

type Choice = Pick<PaletteEntry, "run">;

type CommandPaletteProps = {
  isOpen: boolean;
  /** Null where there are no records to search. */
  search: RecordSearchPart | null;
  queuedKeys: QueuedKeys;
  onClose: () => void;
};

export function CommandPalette({ isOpen, search, queuedKeys, onClose }: CommandPaletteProps) {
  const { t } = useTranslation();
  const returnFocus = useReturnFocus(isOpen);
  const chosen = useRef<Choice | null>(null);
  const handleChoice = (choice: Choice) => {
    chosen.current = choice;
    onClose();
  };
  // Runs once the palette is closed and the focus restored, so that the dialog or page it opens
  // finds the screen as it was.
  const handleClosed = (event: Event) => {
    returnFocus(event);
    const choice = chosen.current;
    chosen.current = null;
    choice?.run();
  };
  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogContent
        className="h-dvh max-h-none self-start rounded-none bg-raised sm:mt-16 sm:h-auto sm:max-h-[min(560px,calc(100dvh-88px))] sm:max-w-160 sm:justify-self-center sm:rounded-lg lg:mt-[min(11vh,96px)] lg:max-w-160"
        showCloseButton={false}
        onCloseAutoFocus={handleClosed}
      >
        <DialogTitle className="sr-only">{t("Search or jump to")}</DialogTitle>
        <PaletteSearch search={search} queuedKeys={queuedKeys} onChoice={handleChoice} />
      </DialogContent>
    </Dialog>
  );
}

type PaletteSearchProps = Pick<CommandPaletteProps, "search" | "queuedKeys"> & {
  onChoice: (choice: Choice) => void;
};

function PaletteSearch({ search, queuedKeys, onChoice }: PaletteSearchProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const words = typed.trim();
  const { answer, RecordSearch, setAnswer } = useRecordAnswer(search, words);
  // The record whose actions are listed instead.
  const [opened, setOpened] = useState<FoundItem | null>(null);
  const commands = useOfferedCommands();
  const sections =
    opened === null
      ? paletteSections(commands, answer, words, t("Actions"))
      : [{ key: "actions", heading: opened.title, entries: actionEntries(opened) }];
  const entries = sections.flatMap((section) => section.entries);
  const isBusy = isReading(answer, words);
  const selection = useSelection(entries, isBusy, words, onChoice);

  const changeTyped = (text: string) => {
    setOpened(null);
    selection.forget();
    setTyped(text);
  };
  useQueuedKeys(queuedKeys, field, (text) => setTyped((since) => text + since));

  const handleKeyDown = (event: KeyPress) => {
    selection.handleKeyDown(event);
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const record = entries.find(({ value }) => value === selection.value)?.record;
    const isAtEnd = field.current?.selectionStart === typed.length;
    if (key === "ArrowRight" && isAtEnd && record && record.actions.length > 0) {
      event.preventDefault();
      selection.forget();
      setOpened(record);
    } else if (key === "ArrowLeft" && opened !== null) {
      event.preventDefault();
      selection.forget();
      setOpened(null);
    }
  };
  return (
    // Ordered by us, because cmdk does not reorder groups.
    <Cmdk
      className="flex min-h-0 flex-1 flex-col"
      label={t("Search or jump to")}
      shouldFilter={false}
      loop
      vimBindings={false}
      value={selection.value}
      onValueChange={selection.change}
      onKeyDown={handleKeyDown}
      onPointerMove={selection.handlePointerMove}
    >
      {RecordSearch && <RecordSearch typed={words} onAnswer={setAnswer} />}
      <div className="flex items-center gap-3 border-b border-line-strong py-2 pr-2.5 pl-5 has-[input:focus-visible]:shadow-[inset_0_-3px_0_var(--color-curb-400)]">
        <Search className="flex-none text-muted" size={20} aria-hidden />
        <Cmdk.Input
          ref={field}
          className="min-h-12 min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-muted placeholder:opacity-100 focus-visible:shadow-none"
          value={typed}
          onValueChange={changeTyped}
          placeholder={t("Search or jump to…")}
          maxLength={200}
          aria-describedby={search === null ? undefined : hintId}
        />
        <DialogClose asChild>
          <Button variant="ghost" size="icon" aria-label={t("Close")}>
            <X size={22} aria-hidden />
          </Button>
        </DialogClose>
      </div>
      {search !== null && (
        <p id={hintId} className="sr-only">
          {t("The right arrow key lists what can be done with a record.")}
        </p>
      )}
      <AnswerNotes answer={answer} typed={words} count={entries.length} isBusy={isBusy} />
      <PaletteList
        sections={sections}
        marks={{ typed: words, near: answer.near }}
        isBusy={isBusy}
        onChoice={onChoice}
      />
    </Cmdk>
  );
}

/** The latest answer about records, which may still be that for what was typed before. */
function useRecordAnswer(search: RecordSearchPart | null, typed: string) {
  const { t } = useTranslation();
  const [answer, setLatest] = useState<RecordAnswer>(() => noAnswer("", "reading"));
  // Older records stay until the new ones are there.
  const setAnswer = useCallback(
    (next: RecordAnswer) =>
      setLatest(({ groups, near }) =>
        next.state === "reading" ? { ...next, groups, near } : next,
      ),
    [],
  );
  const RecordSearch = search?.RecordSearch ?? null;
  const load = search?.load;
  const isMissing = RecordSearch === null;
  useEffect(() => {
    if (isMissing) load?.();
    // Once: a press on "Try again" loads it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (search === null) return { answer: noAnswer(typed, "done"), RecordSearch, setAnswer };
  if (isMissing && search.hasFailed) {
    const failure = { reason: t("a part of this page did not load"), retry: search.load };
    return { answer: { ...noAnswer(typed, "failed"), failure }, RecordSearch, setAnswer };
  }
  return { answer, RecordSearch, setAnswer };
}

/**
 * The selected line: the one that was moved to, or the first. Enter waits for the answer to what was typed
 * as long as nothing can be selected.
 */
function useSelection(
  entries: PaletteEntry[],
  isBusy: boolean,
  typed: string,
  onChoice: (choice: Choice) => void,
) {
  const [picked, setPicked] = useState<string | null>(null);
  const awaited = useRef<string | null>(null);
  // cmdk also reports selections of its own.
  const hasMoved = useRef(false);
  const usable = entries.filter(({ isDisabled }) => !isDisabled);
  const first = usable[0];
  const value = usable.some((entry) => entry.value === picked) ? (picked ?? "") : first?.value;
  useEffect(() => {
    if (awaited.current !== typed || isBusy) return;
    awaited.current = null;
    if (first !== undefined) onChoice(first);
  });
  return {
    value: value ?? "",
    change: (next: string) => {
      if (hasMoved.current) setPicked(next);
    },
    /** Selects the first line again. */
    forget: () => {
      hasMoved.current = false;
      setPicked(null);
      awaited.current = null;
    },
    handleKeyDown: (event: KeyPress) => {
      if (["ArrowDown", "ArrowUp", "Home", "End"].includes(event.key)) hasMoved.current = true;
      if (event.key === "Enter" && isBusy && first === undefined) awaited.current = typed;
    },
    handlePointerMove: () => {
      hasMoved.current = true;
    },
  };
}

/** Types the keys that were pressed before the palette was loaded. */
function useQueuedKeys(
  queuedKeys: QueuedKeys,
  field: { readonly current: HTMLInputElement | null },
  onText: (text: string) => void,
) {
  const handleText = useRef(onText);
  useEffect(() => {
    handleText.current = onText;
  });
  useEffect(() => {
    const { text, others } = readKeys(queuedKeys.take());
    if (text === "" && others.length === 0) return;
    setTimeout(() => {
      // Synchronous, so that an arrow or Enter applies to the new results.
      flushSync(() => handleText.current(text));
      for (const event of others) {
        field.current?.dispatchEvent(new KeyboardEvent(event.type, event));
      }
    });
  }, [queuedKeys, field]);
}

type AnswerNotesProps = { answer: RecordAnswer; typed: string; count: number; isBusy: boolean };

function AnswerNotes({ answer, typed, count, isBusy }: AnswerNotesProps) {
  const { t } = useTranslation();
  const { failure, near } = answer;
  const hasNothing = count === 0 && !isBusy && failure === null;
  return (
    <>
      <p className="sr-only" role="status">
        {typed !== "" && count > 0 && !isBusy && t("Found: {{count}}", { count })}
      </p>
      {near.length > 0 && !isBusy && (
        <p className="px-5 pt-3.5 text-sm text-text-2" role="status">
          {t("Nothing matches “{{typed}}”. These differ in one letter.", { typed })}
        </p>
      )}
      {failure !== null && (
        <p className="px-5 pt-3.5 text-sm text-stop" role="alert">
          <span>{t("Records were not searched: {{reason}}.", { reason: failure.reason })}</span>{" "}
          <Button variant="link" className="min-h-11" onClick={failure.retry}>
            {t("Try again")}
          </Button>
        </p>
      )}
      {count === 0 && isBusy && (
        <p className="animate-appear-late px-5 pt-6 pb-7 text-text-2" role="status">
          {t("Searching…")}
        </p>
      )}
      {hasNothing && (
        <p className="px-5 pt-6 pb-7 wrap-anywhere text-text-2" role="status">
          {t("Nothing matches “{{typed}}”. Try fewer words, or the name of a page.", { typed })}
        </p>
      )}
    </>
  );
}
