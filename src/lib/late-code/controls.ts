/** Links that the app handles: they open a dialog, or depend on what is entered. */
const APP_LINK = 'a:is([aria-haspopup="dialog"], [data-entered-address])';
const CONTROL = `button, input, select, textarea, [tabindex]:not([tabindex="-1"]), ${APP_LINK}`;

/**
 * Finds this control again after React has rendered the page again, as after a translation by the
 * browser: by its position among its kind, because the text differs.
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

/** Forms that the browser handles: it closes a dialog, or submits to the form's URL. */
export const NATIVE_FORM = 'form:is([method="dialog"], [action])';

export function controlAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const nearest = target.closest<HTMLElement>(`${CONTROL}, a[href], summary`);
  return nearest?.matches(CONTROL) ? nearest : null;
}

export function isNative(control: HTMLElement): boolean {
  if (control instanceof HTMLAnchorElement) return false;
  if (!(control instanceof HTMLButtonElement)) return true;
  const opensDialog = "commandForElement" in control && control.commandForElement !== null;
  return opensDialog || (control.type === "submit" && control.closest(NATIVE_FORM) !== null);
}

/** Whether a press at `target` is on a link that the browser follows. */
export const isPlainLink = (target: EventTarget | null) =>
  target instanceof Element && target.closest("a") !== null && controlAt(target) === null;
