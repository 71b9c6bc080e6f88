import type { CallDatabase } from "../database-call.ts";
import type { EarlierMails } from "./read-message.ts";
import { htmlText } from "./text/html-text.ts";

export type Render = (mail: unknown) => { text: string; html: string };

/**
 * Our earlier mails on the same ticket or lead, as text and HTML, so that quotations of them are recognized; none
 * without `render`.
 */
export const earlierMails =
  (call: CallDatabase, render?: Render): EarlierMails =>
  async (message) => {
    if (render === undefined) return [];
    const rows = (await call("mails_on_thread", { message })) as unknown[];
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
