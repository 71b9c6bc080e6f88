const TEXT_FIELD = [
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=file], [type=color], [type=range], [type=image])",
  "textarea",
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"]',
].join();

const isWithin = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Where letters are typed and the browser takes them back itself. */
export const isInTextField = (event: Event) => isWithin(event, TEXT_FIELD);

/** Where a letter means something already; a select goes to the option it begins. */
export const takesLetters = (event: Event) => isInTextField(event) || isWithin(event, "select");
