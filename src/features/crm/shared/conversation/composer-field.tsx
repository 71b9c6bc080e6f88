import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { Textarea } from "@/components/ui/textarea";
import { cn } from "@/lib/cn";
import type { StaffRight } from "@/data/staff/staff-roles";
import { useMentions } from "../mentions/use-mentions";
import type { ComposedDraft } from "./use-composed-draft";

type ComposerFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  composer: Pick<ComposedDraft<{ id: string; body: string }>, "draft" | "start" | "type"> & {
    isSending: boolean;
  };
  label: string;
  isTooLong: boolean;
  className?: string;
  /** Colleagues with this right can be mentioned; null where nobody can. */
  mentionRight?: StaffRight | null;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Replies by mail start with greeting and signature, which alone are no draft. */
export function ComposerField(props: ComposerFieldProps) {
  const { field, composer, label, isTooLong, className, mentionRight = null, onKeyDown } = props;
  const { draft, start, type, isSending } = composer;
  // The draft that got the focus. It shows greeting and signature after blur, too, so that nothing
  // moves under the next press. After deleting or sending they return with the next focus.
  const [begunId, setBegunId] = useState<string | null>(null);
  // The press that focused it placed the caret before the text was inserted.
  const isFresh = useRef(false);
  const showsStart = draft.body === "" && start !== null && begunId === draft.id && !isSending;
  const at = showsStart ? start.at : null;
  const shownStart = showsStart ? start.text : "";
  useLayoutEffect(() => {
    if (at === null) return;
    field.current?.setSelectionRange(at, at);
    // It grew below the caret.
    field.current?.scrollIntoView?.({ block: "nearest" });
  }, [at, shownStart, field]);
  const mentions = useMentions({
    field,
    text: draft.body,
    onText: type,
    right: mentionRight,
    side: "above",
  });
  return (
    <div className="relative grid">
      <Textarea
        {...mentions.fieldProps}
        ref={field}
        className={cn(
          "field-sizing-content max-h-[40vh] min-h-16.5 max-sm:scroll-mb-44",
          className,
        )}
        aria-label={label}
        aria-describedby="composer-hint"
        aria-invalid={isTooLong || undefined}
        rows={2}
        placeholder={label}
        value={showsStart ? start.text : draft.body}
        readOnly={isSending}
        onFocus={() => {
          isFresh.current = true;
          setBegunId(draft.id);
        }}
        onMouseUp={({ currentTarget }) => {
          if (isFresh.current && at !== null) currentTarget.setSelectionRange(at, at);
          isFresh.current = false;
        }}
        onChange={({ target: { value } }) => {
          if (value === "") setBegunId(null);
          type(value === start?.text ? "" : value);
        }}
        onKeyDown={(event) => {
          isFresh.current = false;
          if (!mentions.onKeyDown(event)) onKeyDown(event);
        }}
      />
      {mentions.list}
    </div>
  );
}
