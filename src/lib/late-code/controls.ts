/** A link is a control of the app where it opens a dialog, or where what is entered changes its address. */
const APP_LINK = 'a:is([aria-haspopup="dialog"], [data-entered-address])';
const CONTROL = `button, input, select, textarea, [tabindex]:not([tabindex="-1"]), ${APP_LINK}`;

/**
 * Finds this control again, also after React has drawn the page anew, as it does where a browser has translated
 * it: by its place among those of its kind, for its words are others then.
 */
export function rememberPlace<Control extends HTMLElement>(control: Control): () => Control | null {
  const alike = () => [...document.querySelectorAll<HTMLElement>(control.localName)];
  const place = alike().indexOf(control);
  const isIt = (other: HTMLElement | undefined): other is Control =>
    other !== undefined && other.getAttribute("name") === control.getAttribute("name");
  return () => {
    if (control.isConnected) return control;
    const other = alike()[place];
    return isIt(other) ? other : null;
  };
}

/** Forms that the browser answers by itself: it closes a dialog, or goes to the form's address. */
export const NATIVE_FORM = 'form:is([method="dialog"], [action])';

/** The control of the app that an event at `target` is meant for, if any. */
export function controlAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const nearest = target.closest<HTMLElement>(`${CONTROL}, a[href], summary`);
  return nearest?.matches(CONTROL) ? nearest : null;
}

/** Whether the browser answers a press by itself. */
export function isNative(control: HTMLElement): boolean {
  if (control instanceof HTMLAnchorElement) return false;
  if (!(control instanceof HTMLButtonElement)) return true;
  const opensDialog = "commandForElement" in control && control.commandForElement !== null;
  return opensDialog || (control.type === "submit" && control.closest(NATIVE_FORM) !== null);
}

/** Whether a press at `target` is on a link that the browser follows. */
export const isPlainLink = (target: EventTarget | null) =>
  target instanceof Element && target.closest("a") !== null && controlAt(target) === null;
