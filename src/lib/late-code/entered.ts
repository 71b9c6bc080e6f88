export type Entered = {
  value: string;
  isChecked: boolean;
  /** The caret's position; null in fields without one. */
  caret: number | null;
};

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);

export const enteredIn = (field: Field): Entered => ({
  value: field.value,
  isChecked: isChoice(field) && field.checked,
  caret: field instanceof HTMLSelectElement ? null : field.selectionEnd,
});

export function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const initial = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(initial, 0);
}

export function show(field: Field, { value, isChecked }: Entered): void {
  if (isChoice(field)) field.checked = isChecked;
  else field.value = value;
}

/** Sets a value as input, because React takes a value that is already in the field for its own. */
export function enterAgain(field: Field, { value, isChecked, caret }: Entered): void {
  if (!field.isConnected) return;
  if (isChoice(field)) {
    if (field.type === "radio" && !isChecked) return;
    field.checked = !isChecked;
    field.click();
    return;
  }
  field.value = value === "" && !(field instanceof HTMLSelectElement) ? field.defaultValue : "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  const isSelect = field instanceof HTMLSelectElement;
  if (!isSelect && caret !== null) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event(isSelect ? "change" : "input", { bubbles: true }));
}
