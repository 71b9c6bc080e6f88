import {
  controlAt,
  isNative,
  isPlainLink,
  NATIVE_FORM,
  rememberPlace,
} from "@/lib/late-code/controls";
import { enterAgain, enteredIn, isChanged, isField, type Field } from "@/lib/late-code/entered";
import {
  clearPendingInput,
  describePendingInput,
  restorePendingInput,
} from "@/lib/late-code/pending-input";
import { isPlainPress } from "@/lib/plain-press";

/** After this time, following the link is faster than waiting for the app. */
const FOLLOW_AFTER_MS = 1_500;

/**
 * Calls `hydrate` at the first use of a control in `root`. Presses and typed values are queued
 * until `replay` repeats them in the app. `earlyPresses` were made before this code ran.
 */
export function hydrateOnUse(
  root: HTMLElement,
  hydrate: () => void,
  earlyPresses: readonly Element[],
) {
  const presses: HTMLElement[] = [];
  const fields = new Map<Field, ReturnType<typeof enteredIn>>();
  const places = new Map<HTMLElement, () => HTMLElement | null>();
  let focused: HTMLElement | null = null;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };

  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handle: (event: HTMLElementEventMap[Name], control: HTMLElement) => void,
  ) =>
    root.addEventListener(
      name,
      (event) => {
        const control = controlAt(event.target);
        if (control) handle(event, control);
      },
      options,
    );

  let following: ReturnType<typeof setTimeout> | undefined;
  function queue(control: HTMLElement): void {
    control.ariaBusy = "true";
    if (presses.includes(control)) return;
    presses.push(control);
    places.set(control, rememberPlace(control));
    if (!(control instanceof HTMLAnchorElement)) return;
    following = setTimeout(() => {
      if (!navigator.onLine || presses.at(-1) !== control) return;
      takePresses();
      location.assign(control.href);
    }, FOLLOW_AFTER_MS);
  }
  function stopWaiting(): void {
    clearTimeout(following);
    for (const control of root.querySelectorAll('[aria-busy="true"]')) control.ariaBusy = null;
  }
  function takePresses(): HTMLElement[] {
    stopWaiting();
    return presses.splice(0);
  }
  function remember(field: Field, entered = enteredIn(field)): void {
    // Ordered by the last entry, as radio buttons need it.
    fields.delete(field);
    fields.set(field, entered);
    places.set(field, rememberPlace(field));
  }

  addEventListener("pagehide", takePresses, options);
  root.addEventListener("click", ({ target }) => isPlainLink(target) && stopWaiting(), options);

  for (const name of ["pointerdown", "keydown"] as const) listen(name, () => hydrate());
  listen("focusin", (_, control) => {
    focused = control;
    places.set(control, rememberPlace(control));
    hydrate();
  });
  for (const name of ["input", "change"] as const) {
    listen(name, ({ target }) => {
      if (isField(target)) remember(target);
      hydrate();
    });
  }
  listen("click", (event, control) => {
    if (!isPlainPress(event)) return;
    if (control.matches("[data-entered-address]") && fields.size === 0) return;
    if (!isNative(control)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      queue(control);
    }
    hydrate();
  });
  root.addEventListener(
    "submit",
    (event) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement) || target.matches(NATIVE_FORM)) return;
      event.preventDefault();
      queue(submitter ?? target);
      hydrate();
    },
    options,
  );

  restorePendingInput(remember, queue);
  for (const field of root.querySelectorAll<Field>("input, textarea, select")) {
    if (controlAt(field) && isChanged(field)) remember(field);
  }
  for (const target of earlyPresses) {
    const control = controlAt(target);
    if (control && !isNative(control) && !(control instanceof HTMLAnchorElement)) queue(control);
  }
  if (fields.size + presses.length > 0) queueMicrotask(hydrate);

  return {
    countPresses: () => presses.length,
    stopWaiting,
    /** Lets events through to the app and replays what was queued. */
    replay: () => {
      listening.abort();
      if (fields.size + presses.length > 0) clearPendingInput();
      const now = (control: HTMLElement) => places.get(control)?.() ?? control;
      // A page that React rendered again has lost the focus.
      if (focused?.isConnected === false) now(focused).focus({ preventScroll: true });
      for (const [field, entered] of fields) {
        const place = now(field);
        if (isField(place)) enterAgain(place, entered);
      }
      for (const control of takePresses().map(now)) {
        if (control instanceof HTMLFormElement) control.requestSubmit();
        else control.click();
      }
    },
    pendingInput: () => describePendingInput(presses, fields),
  };
}
