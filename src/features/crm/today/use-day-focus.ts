import { useEffect, useEffectEvent, useRef, type FocusEvent } from "react";
import { useNavigationType } from "react-router-dom";
import { useFocusAfterLoss } from "@/hooks/focus/use-focus-after-loss";

/** The row whose link was followed last, focused again on the way back to the page. */
let left: string | null = null;

/** Keeps the focus in the list: on the row that was left, and on the next one when a row is worked off. */
export function useDayFocus(isLoaded: boolean) {
  const region = useRef<HTMLDivElement>(null);
  const focused = useRef(0);
  const rows = () => [...(region.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const linkOf = (row: HTMLElement | undefined) =>
    row?.querySelector<HTMLElement>("[data-row-link]");

  const rememberControl = useFocusAfterLoss(
    () => linkOf(rows().at(Math.min(focused.current, rows().length - 1))) ?? region.current,
  );
  const onFocus = (event: FocusEvent) => {
    const index = rows().findIndex((row) => row.contains(event.target));
    if (index !== -1) focused.current = index;
    rememberControl(event);
  };

  const isBack = useNavigationType() === "POP";
  const focusLeftRow = useEffectEvent(() => {
    const id = left;
    left = null;
    if (!isBack || id === null) return;
    const row = region.current?.querySelector(`[data-row="${CSS.escape(id)}"]`);
    const link = row?.querySelector<HTMLElement>("[data-row-link]");
    link?.focus();
    link?.scrollIntoView({ block: "center" });
  });
  useEffect(() => {
    if (isLoaded) focusLeftRow();
  }, [isLoaded]);

  const onLeave = (id: string) => {
    left = id;
  };
  return { region, onFocus, onLeave };
}
