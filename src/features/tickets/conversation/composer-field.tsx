import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { Textarea } from "@/components/ui/textarea";
import { cn } from "@/lib/cn";
import type { Composer } from "./use-composer";

type ComposerFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  composer: Composer;
  label: string;
  isTooLong: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Where one writes. A reply that goes out by mail begins with its greeting and signature as soon as one is there,
 * to be changed or deleted like anything else; while nothing is typed they are no draft.
 */
export function ComposerField(props: ComposerFieldProps) {
  const { field, composer, label, isTooLong, onKeyDown } = props;
  const { draft, start, set, isSending } = composer;
  // The draft that had the focus, which it may lose: what is pressed next must not move because of that. Once all of
  // it was deleted or sent, greeting and signature come back with the next focus alone.
  const [begunId, setBegunId] = useState<string | null>(null);
  // The press that brought the focus puts the caret where it was pressed, in a text that was not there yet.
  const isFresh = useRef(false);
  const showsStart = draft.body === "" && start !== null && begunId === draft.id && !isSending;
  const at = showsStart ? start.at : null;
  useLayoutEffect(() => {
    if (at !== null) field.current?.setSelectionRange(at, at);
  }, [at, field]);
  return (
    <Textarea
      ref={field}
      className={cn(
        "field-sizing-content max-h-[40vh] min-h-16.5",
        draft.kind === "note" && "bg-wait-bg",
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
        set({ body: value === start?.text ? "" : value });
      }}
      onKeyDown={(event) => {
        isFresh.current = false;
        onKeyDown(event);
      }}
    />
  );
}
