import { readStored, storageKeys, writeStored } from "@/lib/storage/storage";
import { isField, show, type Entered, type Field } from "./entered";

/** Input from before its code loaded, replayed after a reload. Controls are named by `describeControl`. */
export type PendingInput = {
  pressed: string[];
  entered: Record<string, Entered>;
};

/** Older presses were given up; replayed now, they would surprise. */
const PRESS_LASTS_MS = 60_000;

type Stored = PendingInput & { address: string; at: number };

const nothing = (): PendingInput => ({ pressed: [], entered: {} });

/** A name by which the same control is found in another document of the same address. */
export function describeControl(control: Element): string {
  const name = nameOf(control);
  const alike = [...document.querySelectorAll(control.localName)].filter(
    (other) => nameOf(other) === name,
  );
  return `${control.localName} ${alike.indexOf(control)} ${name}`;
}

export function findControl(description: string): HTMLElement | null {
  const [, tag = "", order = "", name = ""] = /^(\S+) (\d+) (.*)$/s.exec(description) ?? [];
  if (tag === "") return null;
  const alike = [...document.querySelectorAll<HTMLElement>(tag)].filter(
    (control) => nameOf(control) === name,
  );
  return alike[Number(order)] ?? null;
}

function nameOf(control: Element): string {
  const label = control.ariaLabel ?? control.textContent?.trim() ?? "";
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) {
    return control instanceof HTMLSelectElement ? control.name : label;
  }
  const isChoice = control.type === "radio" || control.type === "checkbox";
  return isChoice ? `${control.name}=${control.value}` : control.name;
}

export function storePendingInput(input: PendingInput): void {
  const stored: Stored = { ...input, address: location.href, at: Date.now() };
  writeStored(storageKeys.pendingInput, JSON.stringify(stored), "sessionStorage");
}

export function readPendingInput(): PendingInput {
  try {
    const text = readStored(storageKeys.pendingInput, "sessionStorage") ?? "{}";
    const { address, at, pressed, entered }: Partial<Stored> = JSON.parse(text);
    if (address !== location.href || at === undefined) return nothing();
    const isGivenUp = Date.now() - at > PRESS_LASTS_MS;
    return { pressed: isGivenUp ? [] : (pressed ?? []), entered: entered ?? {} };
  } catch {
    return nothing();
  }
}

/** Shows again what was entered before a reload, and reports each such field and each pressed control. */
export function restorePendingInput(
  onField: (field: Field, entered: Entered) => void,
  onPress: (control: HTMLElement) => void,
): void {
  const { entered, pressed } = readPendingInput();
  for (const [name, value] of Object.entries(entered)) {
    const field = findControl(name);
    if (!isField(field)) continue;
    show(field, value);
    onField(field, value);
  }
  for (const name of pressed) {
    const control = findControl(name);
    if (control) onPress(control);
  }
}

export const describePendingInput = (
  presses: readonly Element[],
  fields: ReadonlyMap<Field, Entered>,
): PendingInput => ({
  pressed: [...new Set(presses.map(describeControl))],
  entered: Object.fromEntries(
    Array.from(fields, ([field, entered]) => [describeControl(field), entered]),
  ),
});

export function clearPendingInput(): void {
  writeStored(storageKeys.pendingInput, null, "sessionStorage");
}

/** Whether the control was pressed before the reload. True once. */
export function takePress(description: string): boolean {
  const { pressed, entered } = readPendingInput();
  if (!pressed.includes(description)) return false;
  const others = pressed.filter((other) => other !== description);
  if (others.length === 0) clearPendingInput();
  else storePendingInput({ pressed: others, entered });
  return true;
}
