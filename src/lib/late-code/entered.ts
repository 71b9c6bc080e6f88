/** A field's state. */
export type Entered = {
  value: string;
  isChecked: boolean;
  /** Where the caret is; null in fields without one. */
  caret: number | null;
};

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);

/** Reads what somebody has entered into a field. */
export const enteredIn = (field: Field): Entered => ({
  value: field.value,
  isChecked: isChoice(field) && field.checked,
  caret: field instanceof HTMLSelectElement ? null : field.selectionEnd,
});

/** Whether a field differs from what its HTML says. */
export function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const initial = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(initial, 0);
}

/** Shows a value in a field without an event. */
export function show(field: Field, { value, isChecked }: Entered): void {
  if (isChoice(field)) field.checked = isChecked;
  else field.value = value;
}

/** Enters a value once more over another one: React takes what it finds in a field for its own writing. */
export function enterAgain(field: Field, { value, isChecked, caret }: Entered): void {
  if (!field.isConnected) return;
  if (isChoice(field)) {
    if (field.type === "radio" && !isChecked) return;
    field.checked = !isChecked;
    field.click();
    return;
  }
  field.value = value === "" && !(field instanceof HTMLSelectElement) ? field.defaultValue : "";
  // The prototype's setter goes past the one by which React notices its own writing.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  const isSelect = field instanceof HTMLSelectElement;
  if (!isSelect && caret !== null) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event(isSelect ? "change" : "input", { bubbles: true }));
}
