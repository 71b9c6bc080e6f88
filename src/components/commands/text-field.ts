const TEXT_FIELD = [
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=file], [type=color], [type=range], [type=image])",
  "textarea",
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"]',
].join();

const isWithin = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Text fields, where the browser has its own undo. */
export const isInTextField = (event: Event) => isWithin(event, TEXT_FIELD);

/** Controls where a letter has a meaning: text fields, and selects, which jump to an option. */
export const takesTyping = (event: Event) => isInTextField(event) || isWithin(event, "select");
