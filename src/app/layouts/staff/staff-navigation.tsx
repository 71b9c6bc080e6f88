import { useQuery } from "@tanstack/react-query";
import { ExternalLink, LogOut, Moon, Sun } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, NavLink, useLocation } from "react-router-dom";
import { PaletteTrigger } from "@/components/commands/palette-trigger";
import { Logo } from "@/components/brand/logo";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { myDayCountQuery } from "@/data/my-day/queries";
import { crmCountsQuery } from "@/data/records/crm-counts";
import { hasRight } from "@/data/staff/staff-roles";
import { useStaffAccess } from "@/features/auth/staff-access";
import { cn } from "@/lib/cn";
import { formatNumber } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { staffPages, type CountName, type StaffPage } from "./staff-pages";
import type { Theme } from "./use-theme";

const COUNTS_EVERY_MS = 60_000;
const ICON = { size: 19, className: "flex-none", "aria-hidden": true } as const;
const ITEM =
  "flex min-h-11 w-full flex-none items-center justify-start gap-3 rounded-sm px-3 text-sm font-medium no-underline hover:bg-side-2 hover:text-white forced-colors:border-0";

type StaffLogoProps = Pick<ComponentProps<typeof Logo>, "className" | "nameClassName">;

export function StaffLogo({ className, nameClassName }: StaffLogoProps) {
  return (
    <Logo
      className={cn("text-xl/none text-white", className)}
      nameClassName={nameClassName}
      to={paths.dashboard}
      front="var(--color-white)"
      opening="var(--side)"
    />
  );
}

type StaffNavigationProps = {
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  hasSearch?: boolean;
  bell?: ReactNode;
  className?: string;
};

export function StaffNavigation(props: StaffNavigationProps) {
  const { theme, onThemeChange, hasSearch = false, bell, className } = props;
  const { t } = useTranslation();
  const { status, member, signOut } = useStaffAccess();
  const pagesIn = (section: StaffPage["section"]) =>
    staffPages.filter(
      (page) =>
        page.section === section &&
        (page.right === undefined || hasRight(member?.role ?? null, page.right)),
    );
  const nextTheme = theme === "dark" ? "light" : "dark";
  return (
    <nav
      className={cn(
        "on-dark flex flex-col gap-0.5 overflow-y-auto px-3 py-4 text-sm/[1.45] text-side-text",
        className,
      )}
      aria-label={t("Admin")}
    >
      <div className="mb-4 flex flex-none items-center justify-between">
        <StaffLogo className="px-2.5" />
        {bell}
      </div>
      {hasSearch && <PaletteTrigger />}
      {pagesIn("top").map((page) => (
        <MenuPage key={page.path} {...page} />
      ))}
      <h2 className="px-3 pt-4 pb-1.5 font-sans text-xs/none">{t("CRM")}</h2>
      {pagesIn("crm").map((page) => (
        <MenuPage key={page.path} {...page} />
      ))}
      <Link className={cn(ITEM, "mt-auto")} to={paths.home}>
        <ExternalLink {...ICON} />
        {t("View public site")}
      </Link>
      <Button variant="ghost" className={ITEM} onClick={() => onThemeChange(nextTheme)}>
        {theme === "dark" ? <Sun {...ICON} /> : <Moon {...ICON} />}
        {theme === "dark" ? t("Light theme") : t("Dark theme")}
      </Button>
      {status === "signed-in" && (
        <Button variant="ghost" className={ITEM} onClick={() => void signOut()}>
          <LogOut {...ICON} />
          {t("Sign Out")}
        </Button>
      )}
      {member && (
        <div className="mt-1.5 border-t border-side-2 pt-1.5">
          <PageLink to={paths.account}>
            <Avatar name={member.name} />
            <span className="text-white">{member.name}</span>
            <span className="sr-only">{t("Your account")}</span>
          </PageLink>
        </div>
      )}
    </nav>
  );
}

function MenuPage({ path, label, Icon, count }: StaffPage) {
  const { t } = useTranslation();
  const isBlog = path === paths.admin;
  const { pathname } = useLocation();
  const isPartOfBlog = [paths.blogEditor(), paths.pictures].some((part) =>
    pathname.startsWith(part),
  );
  return (
    // Every address of the staff area begins with the blog's.
    <PageLink to={path} end={isBlog} data-current={(isBlog && isPartOfBlog) || undefined}>
      <Icon {...ICON} />
      <span>{t(label)}</span>
      {count !== undefined && <NavigationCount {...count} />}
    </PageLink>
  );
}

type PageLinkProps = Omit<ComponentProps<typeof NavLink>, "className"> & {
  "data-current"?: boolean | undefined;
};

function PageLink(props: PageLinkProps) {
  return (
    <NavLink
      {...props}
      className={cn(
        ITEM,
        "aria-[current]:bg-side-2 aria-[current]:text-white aria-[current]:inset-shadow-mark data-current:bg-side-2 data-current:text-white data-current:inset-shadow-mark",
      )}
    />
  );
}

const COUNTED: Record<CountName, string> = {
  due: "due today or overdue",
  clients: "active",
  leads: "waiting for a first answer",
  tickets: "open",
  inbox: "waiting for somebody to say where they belong",
  mails: "given up within seven days",
};

function useCount(of: CountName): number | undefined {
  const { member } = useStaffAccess();
  const isOwn = of === "due";
  const refetchInterval = COUNTS_EVERY_MS;
  const all = useQuery({ ...crmCountsQuery(), refetchInterval, enabled: !isOwn });
  const own = useQuery({
    ...myDayCountQuery(),
    refetchInterval,
    enabled: isOwn && member !== null,
  });
  return isOwn ? own.data : all.data?.[of];
}

type NavigationCountProps = { of: CountName; isAlarm?: boolean };

/** Renders nothing while the count is unknown, or for an alarm at zero. */
function NavigationCount({ of, isAlarm = false }: NavigationCountProps) {
  const { t } = useTranslation();
  const count = useCount(of);
  if (count === undefined || (isAlarm && count === 0)) return null;
  // The space separates the count from the page's name for screen readers.
  const label = (
    <>
      {` ${formatNumber(count)} `}
      <span className="sr-only">{t(COUNTED[of])}</span>
    </>
  );
  return isAlarm ? (
    <Badge className="ml-auto px-1.5 py-1" variant="destructive" title={t(COUNTED[of])}>
      {label}
    </Badge>
  ) : (
    <span className="ml-auto text-xs font-semibold tabular-nums" title={t(COUNTED[of])}>
      {label}
    </span>
  );
}
