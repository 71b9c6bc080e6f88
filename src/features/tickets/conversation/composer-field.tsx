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
  // From the first focus on: what is pressed next must not move because the field loses it. Once all of it was
  // deleted or sent, it comes back with the next focus alone.
  const [isBegun, setIsBegun] = useState(false);
  const [wasSending, setWasSending] = useState(isSending);
  if (isSending !== wasSending) {
    setWasSending(isSending);
    if (isSending) setIsBegun(false);
  }
  // The press that brought the focus puts the caret where it was pressed, in a text that was not there yet.
  const isFresh = useRef(false);
  const showsStart = draft.body === "" && start !== null && isBegun && !isSending;
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
        setIsBegun(true);
      }}
      onMouseUp={({ currentTarget }) => {
        if (isFresh.current && at !== null) currentTarget.setSelectionRange(at, at);
        isFresh.current = false;
      }}
      onChange={({ target: { value } }) => {
        if (value === "") setIsBegun(false);
        set({ body: value === start?.text ? "" : value });
      }}
      onKeyDown={(event) => {
        isFresh.current = false;
        onKeyDown(event);
      }}
    />
  );
}
