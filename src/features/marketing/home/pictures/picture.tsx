import { lazy, memo, Suspense, useEffect, type ComponentType } from "react";
import type { DrawingName } from "./drawing-names";

const loadDrawings = () => import("./drawings");

let allowLoading = () => {};
const loadingAllowed = new Promise<void>((resolve) => {
  allowLoading = resolve;
});

/*
 * The drawings are most of this page's HTML and never change, so a first visit neither
 * downloads nor hydrates the code that made them: React keeps prerendered HTML for as long as
 * its lazy component is pending. The code is loaded where there is no such HTML.
 */
const Drawing: ComponentType<{ of: DrawingName }> = import.meta.env.SSR
  ? (await loadDrawings()).Drawing
  : lazy(async () => {
      await loadingAllowed;
      return { default: (await loadDrawings()).Drawing };
    });

function NotPrerendered() {
  useEffect(() => allowLoading(), []);
  return null;
}

/**
 * A drawing that is part of the HTML. Memoized, because an update to a boundary that is not
 * hydrated yet would make React throw its HTML away.
 */
export const Picture = memo(function Picture({ of }: { of: DrawingName }) {
  // Someone who leaves the page may come back to it, without its HTML.
  useEffect(() => () => allowLoading(), []);
  return (
    <Suspense fallback={<NotPrerendered />}>
      <Drawing of={of} />
    </Suspense>
  );
});
