import { ExternalLink, LogOut, Moon, Settings, Sun, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { useEffect, useRef } from "react";
import { toast } from "sonner";
import type { Command } from "@/components/commands/command";
import { useCommands } from "@/components/commands/use-commands";
import { useStaffAccess } from "@/features/auth/staff-access";
import { sectionLabels, SETTINGS_SECTIONS } from "@/features/settings/settings-sections";
import { hasRight } from "@/data/staff/staff-roles";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { paths } from "@/lib/paths";
import { isInTextField } from "@/components/commands/text-field";
import { undoableChanges } from "@/hooks/undoable-changes";
import { isApple } from "@/lib/format/shortcut-label";
import { staffPages } from "./staff-pages";
import type { Theme } from "./use-theme";

type StaffCommandsProps = { theme: Theme; onThemeChange: (theme: Theme) => void };

export function StaffCommands(props: StaffCommandsProps) {
  useCommands(usePageCommands(), "first");
  useCommands(useSettingsCommands());
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

/** The sections of the settings page, for whom it is. */
function useSettingsCommands(): Command[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const member = useStaffMember();
  if (!hasRight(member?.role ?? null, "settings.manage")) return [];
  return SETTINGS_SECTIONS.map((section) => ({
    id: `settings ${section}`,
    label: t(sectionLabels[section]),
    group: t("Settings"),
    Icon: Settings,
    run: () => void navigate(paths.settingsSection(section)),
  }));
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

function isUndoKey(event: KeyboardEvent): boolean {
  const { metaKey, ctrlKey, altKey, shiftKey } = event;
  const hasMod = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return hasMod && !altKey && !shiftKey && event.key.toLowerCase() === "z";
}

/** Undoes the last change by ⌘Z or Ctrl+Z. Null where the page has its own undo. */
export function useUndoCommand(isOffered: boolean): Command | null {
  const { t } = useTranslation();
  const run = () => {
    const change = undoableChanges.takeNewest();
    if (change === null) {
      toast(t("There is nothing to undo."));
      return;
    }
    toast.dismiss(change.toastId);
    toast(t("Taking back: {{what}}", { what: change.message }));
    change.undo();
  };
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!isOffered) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (!isUndoKey(event) || isInTextField(event)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, [isOffered]);
  useEffect(() => undoableChanges.forgetAll, []);
  if (!isOffered) return null;
  return {
    id: "undo",
    label: t("Undo the last change"),
    group: t("Everywhere"),
    keywords: [t("take back"), t("revert")],
    Icon: Undo2,
    shortcut: "Mod-Z",
    run,
  };
}
