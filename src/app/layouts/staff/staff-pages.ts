import {
  CalendarCheck,
  CalendarDays,
  CircleUserRound,
  Images,
  LayoutDashboard,
  LifeBuoy,
  MailQuestion,
  Mails,
  Newspaper,
  PenLine,
  PhoneIncoming,
  Settings,
  Store,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { CrmCounts } from "@/data/records/crm-counts";
import type { StaffRight } from "@/data/staff/staff-roles";
import { paths } from "@/lib/paths";

/** The counts of the CRM, and what of the person’s own day is due. */
export type CountName = keyof CrmCounts | "due";

export type StaffPage = {
  path: string;
  /** English, for `t()`, like `keywords`. */
  label: string;
  Icon: LucideIcon;
  /** Other words by which the command palette finds it. */
  keywords: readonly string[];
  /** The keys that lead to it from any page. */
  shortcut?: string;
  /** The part of the menu that it is in; without one it is in the command palette alone. */
  section?: "top" | "crm";
  /** The menu shows it only to people with this right. */
  right?: StaffRight;
  count?: { of: CountName; isAlarm?: boolean };
};

/** The pages of the staff area, in the order of the menu. Labels and keywords are English, for `t()`. */
export const staffPages: readonly StaffPage[] = [
  {
    path: paths.dashboard,
    label: "Dashboard",
    Icon: LayoutDashboard,
    keywords: ["overview", "figures", "home"],
    shortcut: "g d",
    section: "top",
  },
  {
    path: paths.admin,
    label: "Blog",
    Icon: Newspaper,
    keywords: ["posts", "articles"],
    shortcut: "g b",
    section: "top",
  },
  {
    path: paths.pictures,
    label: "Pictures",
    Icon: Images,
    keywords: ["blog", "media library", "photos", "images", "files"],
  },
  {
    path: paths.blogEditor(),
    label: "New post",
    Icon: PenLine,
    keywords: ["blog", "write", "add", "create"],
    shortcut: "g n",
  },
  {
    path: paths.myDay,
    label: "My day",
    Icon: CalendarCheck,
    keywords: ["tasks", "to do", "today", "agenda", "demos"],
    shortcut: "g m",
    section: "crm",
    count: { of: "due" },
  },
  {
    path: paths.calendar,
    label: "Calendar",
    Icon: CalendarDays,
    keywords: ["week", "demos", "tasks", "holidays", "busy", "schedule"],
    shortcut: "g k",
    section: "crm",
  },
  {
    path: paths.crmClients,
    label: "Clients",
    Icon: Store,
    keywords: ["crm", "customers"],
    shortcut: "g c",
    section: "crm",
    count: { of: "clients" },
  },
  {
    path: paths.crmLeads,
    label: "Leads",
    Icon: PhoneIncoming,
    keywords: ["crm", "inquiries"],
    shortcut: "g l",
    section: "crm",
    count: { of: "leads" },
  },
  {
    path: paths.crmTickets,
    label: "Tickets",
    Icon: LifeBuoy,
    keywords: ["crm", "support"],
    shortcut: "g t",
    section: "crm",
    count: { of: "tickets" },
  },
  {
    path: paths.outbox,
    label: "Outbox",
    Icon: Mails,
    keywords: ["mail", "e-mail", "sent"],
    shortcut: "g o",
    section: "crm",
    count: { of: "mails", isAlarm: true },
  },
  {
    path: paths.inbox,
    label: "Unmatched",
    Icon: MailQuestion,
    keywords: ["mail", "e-mail", "inbox", "answers"],
    section: "crm",
    count: { of: "inbox" },
  },
  {
    path: paths.staff,
    label: "Staff",
    Icon: Users,
    keywords: ["people", "colleagues", "roles"],
    section: "crm",
    right: "staff.manage",
  },
  {
    path: paths.settings,
    label: "Settings",
    Icon: Settings,
    keywords: ["demos", "hours", "holidays"],
    section: "crm",
    right: "settings.manage",
  },
  {
    path: paths.account,
    label: "Your account",
    Icon: CircleUserRound,
    keywords: ["password", "sign out everywhere", "second step", "profile"],
  },
];
