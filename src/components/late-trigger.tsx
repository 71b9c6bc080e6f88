import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { describeControl, takePress, type PendingInput } from "@/lib/late-code/pending-input";

const PRESSING_KEYS = ["Enter", " ", "ArrowDown"];

const isPress = (event: Event) =>
  !(event instanceof KeyboardEvent) || PRESSING_KEYS.includes(event.key);

/** An event can be dispatched once. */
const copyOf = (event: Event): Event => {
  const Kind = event instanceof KeyboardEvent ? KeyboardEvent : PointerEvent;
  return new Kind(event.type, event);
};

type LateTriggerProps = {
  /** The menu or dialog has loaded. */
  isThere: boolean;
  /** Called for presses before that, with what is pending. */
  onEarlyPress: (pending: PendingInput) => void;
  children: ReactNode;
};

/** Repeats early presses and keeps the focus when the loaded menu replaces its button. */
export function LateTrigger({ isThere, onEarlyPress, children }: LateTriggerProps) {
  const box = useRef<HTMLSpanElement>(null);
  const presses = useRef<Event[]>([]);
  const hasFocus = useRef(false);
  // Removed as soon as the button is replaced, which handles later presses itself.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || isThere) return undefined;
    const button = element.querySelector("button");
    const announce = () => {
      if (button) onEarlyPress({ pressed: [describeControl(button)], entered: {} });
    };
    const listening = new AbortController();
    const listen = (name: string, handle: (event: Event) => void) =>
      element.addEventListener(name, handle, { signal: listening.signal });
    for (const name of ["pointerdown", "keydown", "click"]) {
      listen(name, (event) => {
        if (!isPress(event)) return;
        presses.current.push(event);
        announce();
      });
    }
    listen("focusin", () => (hasFocus.current = true));
    listen("focusout", ({ target }) => {
      // Removing the button would lose its focus.
      queueMicrotask(() => {
        if (!(target instanceof Element) || !target.isConnected) return;
        hasFocus.current = false;
        presses.current = [];
      });
    });
    if (button && takePress(describeControl(button))) {
      button.focus();
      button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      button.click();
    }
    return () => listening.abort();
  }, [isThere, onEarlyPress]);
  useEffect(() => {
    if (!isThere) return;
    const button = box.current?.querySelector("button");
    if (hasFocus.current) button?.focus();
    for (const event of presses.current.splice(0)) button?.dispatchEvent(copyOf(event));
  }, [isThere]);
  return (
    <span className="contents" ref={box}>
      {children}
    </span>
  );
}
