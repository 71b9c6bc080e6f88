import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { describeControl, takePress, type PendingInput } from "@/lib/late-code/pending-input";

const PRESSING_KEYS = ["Enter", " ", "ArrowDown"];

const isPress = (event: Event) =>
  !(event instanceof KeyboardEvent) || PRESSING_KEYS.includes(event.key);

/** An event can be sent once. */
const copyOf = (event: Event): Event => {
  const Kind = event instanceof KeyboardEvent ? KeyboardEvent : PointerEvent;
  return new Kind(event.type, event);
};

type LateTriggerProps = {
  /** The button stands there with what it opens. */
  isThere: boolean;
  /** It was pressed before, which is pending. */
  onEarlyPress: (pending: PendingInput) => void;
  /** A button, and later the same with what it opens. */
  children: ReactNode;
};

/**
 * Around a button whose menu or dialog comes late, when the button is made anew: what was pressed
 * before is pressed again, and the focus stays.
 */
export function LateTrigger({ isThere, onEarlyPress, children }: LateTriggerProps) {
  const box = useRef<HTMLSpanElement>(null);
  const presses = useRef<Event[]>([]);
  const hasFocus = useRef(false);
  // Ends in the moment in which the button is replaced: what is pressed from then on is its own.
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
      // Taking a button out of the page takes its focus, too; that is to stay.
      queueMicrotask(() => {
        if (!(target instanceof Element) || !target.isConnected) return;
        hasFocus.current = false;
        presses.current = [];
      });
    });
    if (button && takePress(describeControl(button))) {
      button.focus();
      // A menu opens by the key, a dialog by the click.
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
