import { useEffect } from "react";

/** While there is something to lose, closing the tab or reloading it asks first. */
export function useLeaveWarning(hasUnsaved: boolean): void {
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [hasUnsaved]);
}
