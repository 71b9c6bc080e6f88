import { Pencil } from "lucide-react";
import { useId, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/cn";
import { useInlineEdit, type Parsed } from "./use-inline-edit";

export type InlineControlProps = {
  id: string;
  value: string;
  onChange: (draft: string) => void;
  readOnly: boolean;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-busy": true | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: FocusEvent) => void;
  onPointerDown: () => void;
};

export type InlineFieldProps<Value> = {
  label: string;
  value: Value;
  /**
   * A rejection keeps the input and offers Retry. Taken from the render in which editing began,
   * with the version the person saw.
   */
  save: (value: Value) => Promise<unknown>;
  /** Without it the value is plain text. */
  canEdit: boolean;
  children?: ReactNode;
  className?: string;
  /** Has a large touch area only on touch screens. */
  isCompact?: boolean;
  /** Opens as an empty field. */
  startsOpen?: boolean;
  /** Called when nothing changed, with whether the field had the focus. */
  onGiveUp?: (hadFocus: boolean) => void;
};

type CoreProps<Value> = InlineFieldProps<Value> & {
  toDraft: (value: Value) => string;
  parse: (draft: string) => Parsed<Value>;
  shown: string;
  isMultiline?: boolean;
  control: (props: InlineControlProps) => ReactNode;
};

/** Text that becomes a field on click or Enter. Enter and blur save, Escape cancels. */
export function InlineCore<Value>(props: CoreProps<Value>) {
  const { label, canEdit, shown, children, className, isCompact = false, control } = props;
  const { t } = useTranslation();
  const id = useId();
  const { attachButton, attachWrapper, ...edit } = useInlineEdit(props);
  const read =
    children ??
    (shown === "" ? <span className="font-normal text-muted">{t("None")}</span> : shown);
  const classes = cn(
    "inline-block max-w-full min-w-0 wrap-anywhere whitespace-pre-line",
    className,
  );

  // Unsaved input stays, even if the permission goes meanwhile.
  if (!canEdit && edit.mode === "read") return <span className={classes}>{read}</span>;
  if (edit.mode === "read") {
    return (
      <span className={classes}>
        {/* The touch area reaches beyond the text, which keeps its place. */}
        {/* oxlint-disable-next-line react/forbid-elements -- It is the value, and looks like it. */}
        <button
          type="button"
          className={cn(
            "group relative -mx-2 -my-3 inline-flex max-w-[calc(100%+1rem)] min-w-11 items-center gap-1.75 rounded-sm px-2 py-3 text-left hover:bg-sunken",
            isCompact &&
              "-my-0.75 min-w-0 py-0.75 pointer-coarse:-my-3 pointer-coarse:min-w-11 pointer-coarse:py-3",
          )}
          ref={attachButton}
          onClick={edit.begin}
        >
          <span className="sr-only">{t("Change {{what}}:", { what: label })}</span>{" "}
          <span className="min-w-0">{read}</span>
          {/* Without hover, the icon is the only sign that this can be changed. */}
          <Pencil
            className="pointer-events-none absolute left-[calc(100%-0.3rem)] z-1 flex-none text-muted opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:static pointer-coarse:opacity-80"
            size={14}
            aria-hidden
          />
        </button>
      </span>
    );
  }
  return (
    <span
      className={cn(
        "inline-grid w-full gap-1.5 font-normal wrap-anywhere whitespace-normal",
        isCompact && "py-1",
        className,
      )}
      ref={attachWrapper}
      data-inline-field
    >
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      {control({
        id,
        value: edit.draft,
        onChange: edit.change,
        readOnly: edit.mode === "saving",
        "aria-invalid": edit.problem === null ? undefined : true,
        "aria-describedby": edit.problem === null ? undefined : `${id}-problem`,
        "aria-busy": edit.mode === "saving" ? true : undefined,
        onKeyDown: edit.onKeyDown,
        onBlur: edit.onBlur,
        onPointerDown: edit.onPointerDown,
      })}
      {edit.mode === "saving" && (
        <span
          className="flex items-center gap-2 font-sans text-xs font-medium tracking-normal text-muted"
          role="status"
        >
          <Spinner />
          {t("Saving")}
        </span>
      )}
      {edit.problem !== null && (
        <FieldError className="font-sans tracking-normal" id={`${id}-problem`} role="alert">
          {edit.problem}
        </FieldError>
      )}
      {edit.mode === "failed" && (
        <span className="flex flex-wrap gap-x-4 font-sans tracking-normal">
          <Button variant="link" className="min-h-11" onClick={edit.retry}>
            {t("Retry")}
          </Button>
          <Button variant="link" className="min-h-11" onClick={edit.cancel}>
            {t("Leave it as it was")}
          </Button>
        </span>
      )}
    </span>
  );
}

/** For the `onEscapeKeyDown` of a dialog around inline fields: Escape closes the field first. */
export function keepOpenWhileEditing(event: globalThis.KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest("[data-inline-field]") !== null) {
    event.preventDefault();
  }
}
