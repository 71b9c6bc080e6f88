import { useEffect } from "react";

const FIELD = ".inl-editing :is(input, textarea, select)";

/**
 * Asks before the tab is closed or loaded anew while a field of a record is being typed into.
 * Leaving the page within the app stores it, and everything else that is typed is kept.
 */
export function useAskBeforeReload(): void {
  useEffect(() => {
    const typed = new WeakSet<Element>();
    const onInput = ({ target }: Event) => {
      if (target instanceof Element && target.matches(FIELD)) typed.add(target);
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      const isTyped = [...document.querySelectorAll(FIELD)].some((field) => typed.has(field));
      if (isTyped) event.preventDefault();
    };
    document.addEventListener("input", onInput);
    globalThis.addEventListener("beforeunload", onLeave);
    return () => {
      document.removeEventListener("input", onInput);
      globalThis.removeEventListener("beforeunload", onLeave);
    };
  }, []);
}
