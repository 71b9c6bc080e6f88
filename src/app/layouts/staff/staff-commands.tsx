import {
  CircleUserRound,
  ExternalLink,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  MailQuestion,
  Mails,
  Moon,
  Newspaper,
  PenLine,
  PhoneIncoming,
  Settings,
  Store,
  Sun,
  Users,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import type { Command } from "@/components/commands/command";
import { useCommands } from "@/components/commands/use-commands";
import { useStaffAccess } from "@/features/auth/staff-access";
import { paths } from "@/lib/paths";
import { useUndoCommand } from "./use-undo-command";
import type { Theme } from "./use-theme";

type StaffCommandsProps = { theme: Theme; onThemeChange: (theme: Theme) => void };

export function StaffCommands(props: StaffCommandsProps) {
  useCommands(usePageCommands(), "first");
  const undo = useUndoCommand(!useLocation().pathname.startsWith(paths.blogEditor()));
  useCommands(undo === null ? [] : [undo], "last");
  useCommands(useSettingCommands(props), "last");
  return null;
}

function usePageCommands(): Command[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const group = t("Go to");
  const page = (path: string, label: string, rest: Partial<Command>): Command => ({
    id: `go ${path}`,
    label,
    group,
    run: () => void navigate(path),
    ...rest,
  });
  return [
    page(paths.dashboard, t("Dashboard"), {
      Icon: LayoutDashboard,
      shortcut: "g d",
      keywords: [t("overview"), t("figures"), t("home")],
    }),
    page(paths.admin, t("Blog"), {
      Icon: Newspaper,
      shortcut: "g b",
      keywords: [t("posts"), t("articles")],
    }),
    page(paths.blogEditor(), t("New post"), {
      Icon: PenLine,
      shortcut: "g n",
      keywords: [t("blog"), t("write"), t("add"), t("create")],
    }),
    page(paths.crmClients, t("Clients"), {
      Icon: Store,
      shortcut: "g c",
      keywords: [t("crm"), t("customers")],
    }),
    page(paths.crmLeads, t("Leads"), {
      Icon: PhoneIncoming,
      shortcut: "g l",
      keywords: [t("crm"), t("inquiries")],
    }),
    page(paths.crmTickets, t("Tickets"), {
      Icon: LifeBuoy,
      shortcut: "g t",
      keywords: [t("crm"), t("support")],
    }),
    page(paths.outbox, t("Outbox"), {
      Icon: Mails,
      shortcut: "g o",
      keywords: [t("mail"), t("e-mail"), t("sent")],
    }),
    page(paths.inbox, t("Unmatched"), {
      Icon: MailQuestion,
      keywords: [t("mail"), t("e-mail"), t("inbox"), t("answers")],
    }),
    page(paths.staff, t("Staff"), {
      Icon: Users,
      keywords: [t("people"), t("colleagues"), t("roles")],
    }),
    page(paths.settings, t("Settings"), {
      Icon: Settings,
      keywords: [t("demos"), t("hours"), t("holidays")],
    }),
    page(paths.account, t("Your account"), {
      Icon: CircleUserRound,
      keywords: [t("password"), t("sign out everywhere"), t("second step"), t("profile")],
    }),
    page(paths.home, t("Public site"), {
      Icon: ExternalLink,
      keywords: [t("website"), t("home"), t("view")],
    }),
  ];
}

function useSettingCommands({ theme, onThemeChange }: StaffCommandsProps): Command[] {
  const { t } = useTranslation();
  const { status, signOut } = useStaffAccess();
  const isDark = theme === "dark";
  const group = t("You");
  const switchTheme: Command = {
    id: "theme",
    label: isDark ? t("Light theme") : t("Dark theme"),
    group,
    keywords: [t("switch"), t("appearance"), t("mode"), t("color"), t("dark"), t("light")],
    Icon: isDark ? Sun : Moon,
    run: () => onThemeChange(isDark ? "light" : "dark"),
  };
  if (status !== "signed-in") return [switchTheme];
  const leave: Command = {
    id: "sign-out",
    label: t("Sign Out"),
    group,
    keywords: [t("log out"), t("logout"), t("leave")],
    Icon: LogOut,
    run: () => void signOut(),
  };
  return [switchTheme, leave];
}
