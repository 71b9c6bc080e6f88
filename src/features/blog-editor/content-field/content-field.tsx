import { useId, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FieldError } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { countWords } from "@/lib/html/read-time";
import { LossNotice } from "./loss-notice";
import { STUCK_TO_TOP } from "./controls/toolbar-row";
import { useContentView } from "./use-content-view";
import { useFlushPendingEdits } from "./use-flush-pending-edits";
import { ViewSwitch } from "./view-switch";

type ContentFieldProps = {
  /** The stored HTML is authoritative. */
  value: string;
  onChange: (html: string) => void;
  error?: string | undefined;
  /** Stays visible above a long text. */
  notice?: ReactNode;
  /** Prefix of the ids of label, error and control. */
  id?: string;
};

export function ContentField({ value, onChange, error, notice, id }: ContentFieldProps) {
  const { t } = useTranslation();
  const ownId = useId();
  const base = id ?? ownId;
  const labelId = `${base}-label`;
  const errorId = `${base}-error`;
  const field = useRef<HTMLDivElement>(null);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const isHtmlInUse = () => document.activeElement === textarea.current;
  const content = useContentView({ value, onChange, isHtmlInUse });
  const { view, source, losses, module, hasFailed } = content;
  useFlushPendingEdits(field, content.flush);
  const control = {
    "aria-labelledby": labelId,
    "aria-describedby": error ? errorId : undefined,
    "aria-invalid": error ? true : undefined,
  };
  const words = countWords(value);
  const Visual = module?.VisualEditor;
  return (
    <div className="grid min-w-0 gap-1.5" data-slot="content-field" ref={field}>
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5">
        <span className="text-sm/snug font-semibold" id={labelId}>
          {t("Full Content")}
        </span>
        <span className="ml-auto text-xs text-muted tabular-nums">
          {t("{{number}} words", { count: words, number: words, defaultValue_one: "1 word" })}
        </span>
        <ViewSwitch
          view={view}
          isVisualReady={module !== null}
          hasVisualFailed={hasFailed}
          onHtml={content.showHtml}
          onVisual={() => content.showVisual()}
        />
      </div>
      {losses.length > 0 && (
        <LossNotice
          losses={losses}
          isShownAnyway={view === "visual"}
          onShowAnyway={() => content.showVisual(true)}
          onBack={content.restoreOriginal}
        />
      )}
      {Visual && source && (
        <Visual
          control={control}
          source={source}
          isShown={view === "visual"}
          notice={notice}
          registerFlush={content.registerFlush}
          onChange={content.typeVisual}
        />
      )}
      {view === "html" && <div className={STUCK_TO_TOP}>{notice}</div>}
      {view === "html" && (
        <Textarea
          {...control}
          data-html-source
          className="min-h-115 p-4 font-mono text-code"
          id={base}
          ref={textarea}
          value={value}
          rows={18}
          spellCheck
          onChange={(event) => content.typeHtml(event.target.value)}
        />
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
