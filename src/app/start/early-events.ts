import {
  clearPendingInput,
  describeControl,
  findControl,
  readPendingInput,
  type Entered,
  type PendingInput,
} from "@/lib/late-code/pending-input";

/** What a press or a key needs the app for. A link needs it to open a dialog. */
const CONTROL =
  'button, input, select, textarea, [tabindex]:not([tabindex="-1"]), a[aria-haspopup="dialog"]';

/** What acts without it: see behaviors.ts, and forms that only close their dialog. */
const ACTS_BY_ITSELF = '[data-behavior], form[method="dialog"]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** The control that a press or a key meant for `target` is for, if it is one that needs the app. */
function controlOf(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
  if (control === null || control.matches("a")) return control;
  // A form within a part that acts by itself is not one of the things it acts upon.
  return control.closest("[data-behavior], form")?.matches(ACTS_BY_ITSELF) ? null : control;
}

/**
 * A field shows by itself what is done to it, so the app, whose start keeps a slow phone busy, comes once
 * the first key is seen. Longer than a keyboard takes to come up is of no use.
 */
const AFTER_FIRST_KEY_MS = 300;

/**
 * Holds what is pressed and typed while a page is HTML, and hands it to the app once that listens.
 * `wake` is called at the first sign that the app will be needed. `pressed` is what was pressed before
 * this code was there.
 */
export function holdEvents(wake: () => void, pressed: readonly Element[]) {
  const restored = readPendingInput();
  /** Controls that were pressed and forms that were sent, in order. */
  const acts: HTMLElement[] = restored.pressed.flatMap((name) => findControl(name) ?? []);
  acts.push(...pressed.flatMap((at) => (isField(at) ? [] : (controlOf(at) ?? []))));
  const fields = new Map<Field, Entered>();
  for (const [name, entered] of Object.entries(restored.entered)) {
    const field = findControl(name);
    if (isField(field)) showAgain(field, entered, fields);
  }
  const listening = new AbortController();

  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    handle: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, handle, { capture: true, signal: listening.signal });

  const wakeFor = (control: HTMLElement) => {
    // On a page that was left meanwhile there is nothing to wake for.
    if (isField(control)) setTimeout(() => control.isConnected && wake(), AFTER_FIRST_KEY_MS);
    else wake();
  };
  for (const name of ["pointerdown", "focusin"] as const) {
    listen(name, ({ target }) => {
      const control = controlOf(target);
      if (control) wakeFor(control);
    });
  }
  listen("click", (event) => {
    const control = controlOf(event.target);
    if (control === null || isBrowsersClick(event)) return;
    if (!isField(control)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      acts.push(control);
    }
    wakeFor(control);
  });
  listen("submit", (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || controlOf(submitter ?? target) === null) return;
    event.preventDefault();
    acts.push(submitter ?? target);
    wake();
  });
  for (const name of ["input", "change"] as const) {
    listen(name, ({ target }) => {
      if (!isField(target) || controlOf(target) === null) return;
      fields.set(target, enteredIn(target));
      wakeFor(target);
    });
  }
  // Before there was anything to listen.
  const early = [...document.querySelectorAll<Field>("input, textarea, select")].filter(
    (field) => controlOf(field) !== null && isChanged(field),
  );
  for (const field of early) fields.set(field, enteredIn(field));
  if (fields.size > 0 || acts.length > 0) queueMicrotask(wake);

  const release = () => listening.abort();
  return {
    countPresses: () => acts.length,
    /** From now on events go where they are meant to go. */
    release,
    /** The same, and does what was held. */
    replay: () => {
      release();
      for (const [field, entered] of fields) enterAgain(field, entered);
      if (acts.length > 0 || fields.size > 0) clearPendingInput();
      for (const control of acts) actOn(control);
    },
    /** Describes the held input, so that the reloaded page can replay it. */
    pendingInput: (): PendingInput => ({
      pressed: [...new Set(acts.map(describeControl))],
      entered: Object.fromEntries(
        Array.from(fields, ([field, entered]) => [describeControl(field), entered]),
      ),
    }),
  };
}

function actOn(control: HTMLElement): void {
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control.click();
}

/** Puts back what was entered before the page was reloaded, to be seen until the app has it. */
function showAgain(field: Field, entered: Entered, fields: Map<Field, Entered>): void {
  if (isChoice(field)) field.checked = entered.isChecked;
  else field.value = entered.value;
  fields.set(field, entered);
}

/** A new tab and the like are the browser's. */
const isBrowsersClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);

const enteredIn = (field: Field): Entered => ({
  value: field.value,
  isChecked: isChoice(field) && field.checked,
  caret: field instanceof HTMLSelectElement ? null : field.selectionEnd,
});

function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const sent = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(sent, 0);
}

/**
 * React takes what it finds in a field for what it has put there itself, and a form begins anew with
 * what it was made with. So what was entered is entered once more, over something else.
 */
function enterAgain(field: Field, { value, isChecked, caret }: Entered): void {
  if (!field.isConnected) return;
  if (isChoice(field)) {
    if (field.type === "radio" && !isChecked) return;
    field.checked = !isChecked;
    // React listens to the click.
    field.click();
    return;
  }
  field.value = "";
  setValue(field, value);
  const isSelect = field instanceof HTMLSelectElement;
  if (!isSelect && caret !== null) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event(isSelect ? "change" : "input", { bubbles: true }));
}

/** By the element's own setter, past the one that React has put over it to notice its own writing. */
function setValue(field: Field, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  own?.set?.call(field, value);
}
