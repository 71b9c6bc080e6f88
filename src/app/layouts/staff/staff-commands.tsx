import { ExternalLink, LogOut, Moon, Sun } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import type { Command } from "@/components/commands/command";
import { useCommands } from "@/components/commands/use-commands";
import { useStaffAccess } from "@/features/auth/staff-access";
import { paths } from "@/lib/paths";
import { staffPages } from "./staff-pages";
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
  const pages = staffPages.map(({ path, label, keywords, Icon, shortcut }) => ({
    id: `go ${path}`,
    label: t(label),
    group,
    keywords: keywords.map((keyword) => t(keyword)),
    Icon,
    ...(shortcut !== undefined && { shortcut }),
    run: () => void navigate(path),
  }));
  const site: Command = {
    id: `go ${paths.home}`,
    label: t("Public site"),
    group,
    keywords: [t("website"), t("home"), t("view")],
    Icon: ExternalLink,
    run: () => void navigate(paths.home),
  };
  return [...pages, site];
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
