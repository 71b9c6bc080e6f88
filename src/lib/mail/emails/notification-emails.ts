import { env } from "@/lib/env";
import { formatNumber } from "@/lib/format/format";
import { inEnglish } from "@/lib/i18n/translate";
import { formatSlot, oneLine, turnOff, type Email, type EmailPart } from "@/lib/mail/email";
import type { FactsOf } from "@/lib/mail/mail-facts";
import {
  notificationPath,
  notificationText,
  type NotificationItem,
} from "@/lib/notifications/notification";
import { paths } from "@/lib/paths";

const textOf = (item: NotificationItem) =>
  oneLine(notificationText(item, { t: inEnglish, formatTime: formatSlot }));
const addressOf = (item: NotificationItem) => env.siteUrl + notificationPath(item);

export function notificationEmail({ to_name: name, data }: FactsOf<"notification">): Email {
  const [item] = data.items;
  const text = textOf(item);
  return {
    subject: text,
    name,
    parts: [
      { kind: "paragraph", text: `${text}.` },
      { kind: "action", label: "Open it", href: addressOf(item) },
    ],
    why: turnOff("You get this because it concerns you."),
  };
}

export function dailySummaryEmail({ to_name: name, data }: FactsOf<"daily-summary">): Email {
  const { count, items } = data;
  const left = count - items.length;
  const more: EmailPart = {
    kind: "paragraph",
    text: `And ${formatNumber(left)} more, which the bell lists.`,
  };
  return {
    subject: inEnglish("{{number}} things you have not read yet", {
      count,
      number: formatNumber(count),
      defaultValue_one: "1 thing you have not read yet",
    }),
    name,
    parts: [
      { kind: "paragraph", text: "What concerns you and you have not read yet, newest first." },
      { kind: "links", items: items.map((item) => [textOf(item), addressOf(item)] as const) },
      ...(left > 0 ? [more] : []),
      { kind: "action", label: "Open the back office", href: env.siteUrl + paths.myDay },
    ],
    why: turnOff("You get this on days on which something is unread."),
  };
}
