import { useCallback, useEffect, useRef, useState } from "react";
import { lateCode } from "@/hooks/late-code";
import type { Loss } from "./html/losses";

const useVisualEditor = lateCode(() => import("./visual-editor"), { isUrgent: true });

export type View = "visual" | "html";

/** What the visual view stands on. A new `revision` replaces its text, in one step of its undo. */
export type VisualSource = { html: string; revision: number; isForced: boolean };

type ContentViewOptions = {
  value: string;
  onChange: (html: string) => void;
  /** True while someone is in the HTML view and must not be taken out of it. */
  isHtmlInUse: () => boolean;
};

/** Which view is shown, what it shows, and what keeps the visual one closed. */
export function useContentView({ value, onChange, isHtmlInUse }: ContentViewOptions) {
  const { module, hasFailed } = useVisualEditor();
  const [view, setView] = useState<View>("html");
  const [source, setSource] = useState<VisualSource | null>(null);
  const [losses, setLosses] = useState<readonly Loss[]>([]);
  const prefersHtml = useRef(false);
  const current = useRef(value);
  const original = useRef(value);
  const flush = useRef<(() => void) | null>(null);

  const registerFlush = useCallback((send: (() => void) | null) => {
    flush.current = send;
  }, []);
  const change = (html: string) => {
    if (html === current.current) return;
    current.current = html;
    onChange(html);
  };
  const openVisual = (html: string, isForced = false) => {
    if (module === null) return;
    const found = module.inspectHtml(html);
    setLosses(found);
    if (found.length > 0 && !isForced) {
      setView("html");
      return;
    }
    setSource((old) =>
      old !== null && old.html === html && old.isForced === isForced
        ? old
        : { html, isForced, revision: (old?.revision ?? 0) + 1 },
    );
    setView("visual");
  };
  const showHtml = () => {
    flush.current?.();
    prefersHtml.current = true;
    setView("html");
  };
  const showVisual = (isForced = false) => {
    prefersHtml.current = false;
    if (isForced) original.current = current.current;
    openVisual(current.current, isForced);
  };
  /** Back from a visual view that does not hold everything, to the text as it was before. */
  const restoreOriginal = () => {
    flush.current?.();
    change(original.current);
    prefersHtml.current = true;
    setSource((old) => old && { ...old, html: current.current, revision: old.revision + 1 });
    setView("html");
  };
  const typeHtml = (html: string) => {
    prefersHtml.current = true;
    setLosses([]);
    change(html);
  };
  /** The visual view's own text: what it now stands on, so that coming back replaces nothing. */
  const typeVisual = (html: string) => {
    setSource((old) => old && { ...old, html });
    change(html);
  };

  const openFirst = () => {
    if (!prefersHtml.current && !isHtmlInUse()) openVisual(current.current);
  };
  const followOutside = () => {
    if (value === current.current) return;
    current.current = value;
    if (prefersHtml.current || module === null) setLosses([]);
    else openVisual(value);
  };
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the code has arrived
  useEffect(openFirst, [module]);
  // oxlint-disable-next-line react/exhaustive-deps -- only what comes from outside
  useEffect(followOutside, [value]);

  return {
    module,
    hasFailed,
    view,
    source,
    losses,
    flush,
    registerFlush,
    showHtml,
    showVisual,
    restoreOriginal,
    typeHtml,
    typeVisual,
  };
}
