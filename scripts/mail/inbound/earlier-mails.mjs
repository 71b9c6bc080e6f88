import { htmlText } from "./text/html-text.mjs";

/** @typedef {(mail: unknown) => {text: string, html: string}} Render */

/**
 * What mails of ours on the same ticket or lead say, in both their forms, so that what repeats them is known.
 * @param {(name: string, args: object) => Promise<unknown>} call a function of the database
 * @param {Render} [render] none: nothing is known of our mails
 * @returns {import("./read-message.mjs").Earlier}
 */
export const earlierMails = (call, render) => async (message) => {
  if (render === undefined) return [];
  const rows = /** @type {unknown[]} */ (await call("mails_on_thread", { message }));
  return rows.flatMap((row) => {
    try {
      const { text, html } = render(row);
      return [text, htmlText(html)];
    } catch {
      // One that no program of today can write is one that nobody quotes.
      return [];
    }
  });
};
