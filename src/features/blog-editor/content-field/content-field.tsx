import { useId, useRef, useEffect, type ReactNode, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { FieldError } from "@/components/ui/field";
import { countWords } from "@/lib/html/read-time";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { reloadForCode } from "@/hooks/late-code";
import { HtmlSource } from "./html-source";
import { LossNotice } from "./loss-notice";
import { STUCK_TO_TOP } from "./controls/toolbar-row";
import { useContentView, type View } from "./use-content-view";

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
        <HtmlSource
          {...control}
          id={base}
          area={textarea}
          value={value}
          onChange={content.typeHtml}
          onFiles={content.showHtml}
        />
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** Flushes the last keystrokes before anything reads the form: a press elsewhere, Ctrl+S, Back. */
function useFlushPendingEdits(
  field: RefObject<HTMLElement | null>,
  flush: RefObject<(() => void) | null>,
): void {
  useEffect(() => {
    const flushNow = () => flush.current?.();
    const flushOnSave = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") flushNow();
    };
    // In some browsers a press on a button does not blur the editor.
    const flushOnPress = (event: PointerEvent) => {
      const isInside = event.target instanceof Node && field.current?.contains(event.target);
      if (!isInside) flushNow();
    };
    document.addEventListener("keydown", flushOnSave, true);
    document.addEventListener("pointerdown", flushOnPress, true);
    document.addEventListener("visibilitychange", flushNow);
    window.addEventListener("pagehide", flushNow);
    // Before the router handles Back, where the Navigation API exists.
    const { navigation } = window as { navigation?: EventTarget };
    navigation?.addEventListener("navigate", flushNow);
    window.addEventListener("beforeunload", flushNow, true);
    return () => {
      document.removeEventListener("keydown", flushOnSave, true);
      document.removeEventListener("pointerdown", flushOnPress, true);
      document.removeEventListener("visibilitychange", flushNow);
      window.removeEventListener("pagehide", flushNow);
      navigation?.removeEventListener("navigate", flushNow);
      window.removeEventListener("beforeunload", flushNow, true);
    };
  }, [field, flush]);
}

type ViewSwitchProps = {
  view: View;
  isVisualReady: boolean;
  hasVisualFailed: boolean;
  onVisual: () => void;
  onHtml: () => void;
};

function ViewSwitch({ view, isVisualReady, hasVisualFailed, onVisual, onHtml }: ViewSwitchProps) {
  const { t } = useTranslation();
  return (
    <>
      <ToggleGroup
        aria-label={t("View of the content")}
        value={view}
        onValueChange={(next) => (next === "html" ? onHtml() : onVisual())}
      >
        <ToggleGroupItem value="visual" disabled={!isVisualReady}>
          {t("Visual")}
        </ToggleGroupItem>
        <ToggleGroupItem value="html">{t("HTML")}</ToggleGroupItem>
      </ToggleGroup>
      {hasVisualFailed && (
        <Alert variant="warning" className="mt-1.5 mb-2 grid w-full gap-1.5" role="status">
          {t("The visual view did not load. The HTML view works, and nothing is lost.")}{" "}
          <Button variant="link" onClick={() => void reloadForCode()}>
            {t("Try again")}
          </Button>
        </Alert>
      )}
    </>
  );
}
