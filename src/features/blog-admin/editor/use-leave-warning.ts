import { useEffect, useRef } from "react";

/**
 * While there is something to lose, closing the tab or reloading it asks first. Asked at that
 * very moment: the last keystroke may not be drawn yet.
 */
export function useLeaveWarning(hasUnsaved: () => boolean): void {
  const ask = useRef(hasUnsaved);
  useEffect(() => {
    ask.current = hasUnsaved;
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (ask.current()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
}
