import { useCallback, useEffect, useRef, useState } from "react";
import { lateCode } from "@/hooks/late-code";
import type { Loss } from "./html/losses";

const useVisualEditor = lateCode(() => import("./visual-editor"), { isUrgent: true });

export type View = "visual" | "html";

/** The text of the visual view. A new `revision` replaces it as one undo step. */
export type VisualSource = { html: string; revision: number; isForced: boolean };

type ContentViewOptions = {
  value: string;
  onChange: (html: string) => void;
  /** True while somebody edits HTML, whose view must not change. */
  isHtmlInUse: () => boolean;
};

/** The current view, its content, and the losses that prevent the visual one. */
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
  /** Returns from a lossy visual view to the original text. */
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
  /** Records the visual view's own text, so that returning replaces nothing. */
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
