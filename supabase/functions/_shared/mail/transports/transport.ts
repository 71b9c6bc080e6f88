/** A mail for a transport. `messageId`, `inReplyTo` and `references` include their angle brackets. */
export type Message = {
  /** Equal in every try until a manual retry. */
  key: string;
  from: string;
  to: { name: string; address: string };
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  inReplyTo: string | null;
  references: string[];
  headers: Record<string, string>;
  attachments: MailFile[];
};

export type MailFile = { name: string; type: string; content: string | Uint8Array };

export type Transport = {
  /** Rejects when the mail was not accepted; with a FinalError when a retry cannot succeed. */
  send: (message: Message) => Promise<void>;
  close: () => void;
};

/** Thrown when a retry cannot succeed, for example when the address does not exist. */
export class FinalError extends Error {
  override name = "FinalError";
}

/** Mail programs offer to add the event by this file name and type. */
export const calendarAttachment = (content: string): MailFile => ({
  name: "curbfront-demo.ics",
  type: "text/calendar; charset=utf-8; method=PUBLISH",
  content,
});
