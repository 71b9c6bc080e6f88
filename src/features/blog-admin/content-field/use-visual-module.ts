import type * as visualEditor from "./visual-editor";
import { useCallback, useEffect, useState } from "react";

type VisualModule = typeof visualEditor;

export type VisualLoading =
  | { status: "loading"; module: null }
  | { status: "failed"; module: null }
  | { status: "ready"; module: VisualModule };

/** The visual view's code, fetched when the field is first shown. */
export function useVisualModule(): VisualLoading & { retry: () => void } {
  const [loading, setLoading] = useState<VisualLoading>({ status: "loading", module: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    import("./visual-editor").then(
      (module) => isCurrent && setLoading({ status: "ready", module }),
      (error: unknown) => {
        console.warn("The visual view was not loaded", error);
        if (isCurrent) setLoading({ status: "failed", module: null });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setLoading({ status: "loading", module: null });
    setAttempt((count) => count + 1);
  }, []);
  return { ...loading, retry };
}
