import {
  AtSign,
  Clock,
  FileCheck,
  Images,
  MailWarning,
  MessageSquareReply,
  Phone,
  PhoneIncoming,
  UserCheck,
  type LucideIcon,
} from "lucide-react";
import type { NotificationKind } from "@/lib/notifications/notification";

export const notificationIcons: Record<NotificationKind, LucideIcon> = {
  "new-lead": PhoneIncoming,
  "answer-due": Clock,
  assigned: UserCheck,
  mentioned: AtSign,
  "client-answered": MessageSquareReply,
  "host-demo": Phone,
  "sla-warning": Clock,
  "mail-given-up": MailWarning,
  "import-ended": FileCheck,
  "files-arrived": Images,
};
