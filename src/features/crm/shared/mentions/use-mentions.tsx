import { useQuery } from "@tanstack/react-query";
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { peopleQuery } from "@/data/staff/queries";
import { hasRight, type StaffRight } from "@/data/staff/staff-roles";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { cn } from "@/lib/cn";
import { namesLike, typedMention } from "./mention-words";

const MOST_SHOWN = 6;

type MentionsOptions = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Only colleagues with it can read the note; null where nobody is mentioned. */
  right: StaffRight | null;
  /** Where the list is, seen from the field. */
  side?: "above" | "below";
};

type Mentions = {
  fieldProps: Pick<
    ComponentProps<"textarea">,
    "onSelect" | "onBlur" | "aria-autocomplete" | "aria-controls" | "aria-activedescendant"
  >;
  /** True where the key was for the list. */
  onKeyDown: (event: KeyboardEvent) => boolean;
  /** Rendered beside the field, in an element with a position. */
  list: ReactNode;
};

/** Offers colleagues' names while "@" and a part of one is typed. */
export function useMentions({ field, text, onText, right, side }: MentionsOptions): Mentions {
  const { t } = useTranslation();
  const listId = useId();
  const me = useStaffMember();
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  const nextCaret = useRef<number>(null);
  const typed = right !== null && caret !== null ? typedMention(text, caret) : null;
  const { data: people = [] } = useQuery({ ...peopleQuery(), enabled: typed !== null });
  const readers = people.filter(
    ({ id, role, removed_at }) =>
      removed_at === null && id !== me?.id && right !== null && hasRight(role, right),
  );
  const offered =
    typed === null || typed.at === dismissedAt
      ? []
      : namesLike(readers, typed.query).slice(0, MOST_SHOWN);
  const isOpen = offered.length > 0;
  const at = Math.min(active, offered.length - 1);

  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  }, [text, field]);

  const choose = (name: string) => {
    if (typed === null || caret === null) return;
    const start = `${text.slice(0, typed.at)}@${name} `;
    nextCaret.current = start.length;
    setCaret(start.length);
    setActive(0);
    onText(start + text.slice(caret).replace(/^ /, ""));
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey } = event;
    if (!isOpen || ctrlKey || metaKey || event.nativeEvent.isComposing) return false;
    const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    if (step !== 0) setActive((at + step + offered.length) % offered.length);
    else if (key === "Enter" || key === "Tab") choose(offered[at]?.name ?? "");
    else if (key === "Escape") setDismissedAt(typed?.at ?? null);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    fieldProps: {
      "aria-autocomplete": right === null ? undefined : "list",
      "aria-controls": isOpen ? listId : undefined,
      "aria-activedescendant": isOpen ? `${listId}-${at}` : undefined,
      onSelect: ({ currentTarget }) => {
        setCaret(currentTarget.selectionStart);
        if (typed === null) setDismissedAt(null);
      },
      onBlur: () => setCaret(null),
    },
    onKeyDown,
    list: (
      <>
        <span className="sr-only" role="status">
          {isOpen &&
            t("{{count}} colleagues. Arrow keys choose, Enter adds the name.", {
              count: offered.length,
              defaultValue_one: "1 colleague. Enter adds the name.",
            })}
        </span>
        {isOpen && (
          <div
            id={listId}
            role="listbox"
            aria-label={t("Colleagues to mention")}
            className={cn(
              "absolute left-0 z-20 w-72 max-w-full overflow-hidden rounded-sm border border-line-strong bg-raised py-1 text-sm shadow-lift",
              side === "above" ? "bottom-[calc(100%+0.25rem)]" : "top-[calc(100%+0.25rem)]",
            )}
          >
            {offered.map(({ id, name }, place) => (
              <Button
                key={id}
                variant="ghost"
                tabIndex={-1}
                id={`${listId}-${place}`}
                role="option"
                aria-selected={place === at}
                className="w-full justify-start rounded-none px-3 font-normal aria-selected:bg-sunken"
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => setActive(place)}
                onClick={() => choose(name)}
              >
                <Avatar name={name} />
                <span>{name}</span>
              </Button>
            ))}
          </div>
        )}
      </>
    ),
  };
}
