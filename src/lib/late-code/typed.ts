// What somebody has typed into the page that is shown, for when it fails and goes with all its fields.

import { enterAgain, enteredIn, isField, type Entered, type Field } from "./entered";

export type Typed = Entered & {
  tag: string;
  name: string;
  /** As its reader knows the field. */
  label: string;
};

const touched = new Set<Field>();

/** From now on what is typed is noted. */
export function noteTyped(): void {
  const note = ({ target }: Event) => {
    for (const field of touched) if (!field.isConnected) touched.delete(field);
    if (isField(target)) touched.add(target);
  };
  for (const name of ["input", "change"] as const) document.addEventListener(name, note, true);
}

const labelOf = (field: Field) =>
  field.ariaLabel ?? field.labels?.[0]?.textContent?.trim() ?? field.name;

/** Passwords are nobody's to show, and a file cannot be chosen for somebody. */
const isKept = ({ type, value, isConnected }: Field) =>
  isConnected && value !== "" && !["password", "file", "search", "hidden"].includes(type);

/** What stands in the fields of the page that somebody typed into, in their order. */
export const typedNow = (): Typed[] =>
  [...touched].filter(isKept).map((field) => ({
    ...enteredIn(field),
    tag: field.localName,
    name: field.name,
    label: labelOf(field),
  }));

/** The field that this was typed into, in the page as it is drawn anew. */
function fieldOf({ tag, name, label, value }: Typed): Field | undefined {
  return [...document.querySelectorAll(tag)].filter(isField).find((field) => {
    const isChoice = field.type === "radio" || field.type === "checkbox";
    if (isChoice && field.value !== value) return false;
    return field.name === name && (name !== "" || labelOf(field) === label);
  });
}

/** Types all this again as soon as its fields are there, also those of a dialog that is opened later. */
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
