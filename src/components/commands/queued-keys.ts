export type QueuedKeys = ReturnType<typeof createQueuedKeys>;

export function createQueuedKeys() {
  let queue: KeyboardEvent[] = [];
  let leave: () => void = () => undefined;
  const hold = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === "Escape") leave();
    else queue.push(event);
  };
  return {
    start: (onEscape: () => void) => {
      leave = onEscape;
      window.addEventListener("keydown", hold, { capture: true });
    },
    type: (text: string) => {
      for (const key of text) queue.push(new KeyboardEvent("keydown", { key }));
    },
    take: (): KeyboardEvent[] => {
      window.removeEventListener("keydown", hold, { capture: true });
      const keys = queue;
      queue = [];
      return keys;
    },
  };
}

/** Splits keys into the text they type into an empty field and the keys that type none. */
export function readKeys(keys: KeyboardEvent[]): { text: string; others: KeyboardEvent[] } {
  let characters: string[] = [];
  const others: KeyboardEvent[] = [];
  for (const event of keys) {
    if (event.key.length === 1) characters.push(event.key);
    else if (event.key === "Backspace") characters = characters.slice(0, -1);
    else others.push(event);
  }
  return { text: characters.join(""), others };
}
