import { htmlText } from "./text/html-text.mjs";

/** @typedef {(mail: unknown) => {text: string, html: string}} Render */

/**
 * Our earlier mails on the same ticket or lead, as text and HTML, so that quotations of them are recognized.
 * @param {(name: string, args: object) => Promise<unknown>} call a function of the database
 * @param {Render} [render] without it no mails are returned
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
      // Mails of a kind that no longer exists cannot be rendered, and are not quoted by anybody.
      return [];
    }
  });
};
