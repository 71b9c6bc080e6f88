export type HeldKeys = ReturnType<typeof createHeldKeys>;

export function createHeldKeys() {
  let held: KeyboardEvent[] = [];
  let leave: () => void = () => undefined;
  const hold = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === "Escape") leave();
    else held.push(event);
  };
  return {
    start: (onEscape: () => void) => {
      leave = onEscape;
      window.addEventListener("keydown", hold, { capture: true });
    },
    type: (text: string) => {
      for (const key of text) held.push(new KeyboardEvent("keydown", { key }));
    },
    take: (): KeyboardEvent[] => {
      window.removeEventListener("keydown", hold, { capture: true });
      const keys = held;
      held = [];
      return keys;
    },
  };
}

/** Splits keys into the text they type into an empty field and the keys that type none. */
export function readKeys(keys: KeyboardEvent[]): { text: string; others: KeyboardEvent[] } {
  let letters: string[] = [];
  const others: KeyboardEvent[] = [];
  for (const event of keys) {
    if (event.key.length === 1) letters.push(event.key);
    else if (event.key === "Backspace") letters = letters.slice(0, -1);
    else others.push(event);
  }
  return { text: letters.join(""), others };
}
