import { useEffect, useRef } from "react";

/** Asks before closing the tab. `hasUnsaved` is a function, because state may not have rendered. */
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
