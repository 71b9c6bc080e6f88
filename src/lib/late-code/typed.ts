// Records what is typed into a page, in case the page fails and its fields are lost.

import { enterAgain, enteredIn, isField, type Entered, type Field } from "./entered";

export type Typed = Entered & {
  tag: string;
  name: string;
  label: string;
};

const touched = new Set<Field>();

export function noteTyped(): void {
  const note = ({ target }: Event) => {
    for (const field of touched) if (!field.isConnected) touched.delete(field);
    if (isField(target)) touched.add(target);
  };
  for (const name of ["input", "change"] as const) document.addEventListener(name, note, true);
}

const labelOf = (field: Field) =>
  field.ariaLabel ?? field.labels?.[0]?.textContent?.trim() ?? field.name;

/** Passwords must not be shown, and files cannot be restored. */
const isRestorable = ({ type, value, isConnected }: Field) =>
  isConnected && value !== "" && !["password", "file", "search", "hidden"].includes(type);

/** The input of the page, in the order of its fields. */
export const typedNow = (): Typed[] =>
  [...touched].filter(isRestorable).map((field) => ({
    ...enteredIn(field),
    tag: field.localName,
    name: field.name,
    label: labelOf(field),
  }));

/** The field after the page was rendered again. */
function fieldOf({ tag, name, label, value }: Typed): Field | undefined {
  return [...document.querySelectorAll(tag)].filter(isField).find((field) => {
    const isChoice = field.type === "radio" || field.type === "checkbox";
    if (isChoice && field.value !== value) return false;
    return field.name === name && (name !== "" || labelOf(field) === label);
  });
}

/** Restores the input as soon as its fields exist, also in dialogs opened later. */
export function typeAgain(all: readonly Typed[]): void {
  const path = location.pathname;
  let missing = [...all];
  const look = () => {
    missing = missing.filter((typed) => {
      const field = fieldOf(typed);
      if (field === undefined) return true;
      const now = enteredIn(field);
      if (now.value !== typed.value || now.isChecked !== typed.isChecked) enterAgain(field, typed);
      return false;
    });
    if (missing.length === 0 || location.pathname !== path) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
}
