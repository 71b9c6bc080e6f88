import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { PageHeader } from "@/components/page-header";
import { TextLink } from "@/components/text-link";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { replyTemplatesQuery } from "@/data/reply-templates/queries";
import {
  automationSettingsQuery,
  companyHoursQuery,
  demoCalendarQuery,
  mailSettingsQuery,
  storageUsedQuery,
} from "@/data/settings/queries";
import { hasRight } from "@/data/staff/staff-roles";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { useUrlState, type UrlCodec } from "@/hooks/use-url-state";
import { paths } from "@/lib/paths";
import { ErrorNotice } from "@/components/error-notice";
import { Card, CardContent, CardHeader } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { reasonOf } from "@/lib/errors/errors";
import { AutomationCard } from "./automation/automation-card";
import { CompanyHoursCard } from "./company-hours-card";
import { SettingsHistory } from "./settings-history";
import { MailSettingsCard } from "./mail-settings-card";
import { TemplatesCard } from "./templates-card";
import { HostsCard } from "./demos/hosts-card";
import { StorageCard } from "./storage-card";
import { DemoSettingsCard } from "./demos/demo-settings-card";
import { sectionLabels, SETTINGS_SECTIONS, type SettingsSection } from "./settings-sections";

const sectionOf = (value: string | null): SettingsSection =>
  SETTINGS_SECTIONS.find((one) => one === value) ?? "company";

const codec: UrlCodec<{ section: SettingsSection }, { section: SettingsSection }> = {
  parse: (params) => ({ section: sectionOf(params.get("section")) }),
  // A section closes the dialog of another.
  write: ({ section }) => ({ section: section === "company" ? null : section, open: null }),
};

export function SettingsPage() {
  const { t } = useTranslation();
  const member = useStaffMember();
  if (!hasRight(member?.role ?? null, "settings.manage")) {
    return (
      <PageHeader title={t("Settings")} description={<NotForYou isStaff={member !== null} />} />
    );
  }
  return (
    <>
      <PageHeader
        title={t("Settings")}
        description={t(
          "When the company works, how it gives demos and writes to people, and what happens by itself.",
        )}
      />
      <Sections />
    </>
  );
}

function Sections() {
  const { t } = useTranslation();
  const { state, change } = useUrlState(codec);
  return (
    <Tabs
      className="max-w-220"
      value={state.section}
      onValueChange={(value) => change({ section: sectionOf(value) })}
    >
      <TabsList className="mb-4.5 border-b border-line" aria-label={t("Settings")}>
        {SETTINGS_SECTIONS.map((section) => (
          <TabsTrigger key={section} value={section}>
            {t(sectionLabels[section])}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="company">
        <CompanySection />
      </TabsContent>
      <TabsContent value="demos">
        <DemosSection />
      </TabsContent>
      <TabsContent value="mail">
        <MailSection />
      </TabsContent>
      <TabsContent value="templates">
        <TemplatesSection />
      </TabsContent>
      <TabsContent value="automation">
        <AutomationSection />
      </TabsContent>
      <TabsContent value="storage">
        <StorageSection />
      </TabsContent>
      <TabsContent value="history">
        <SettingsHistory />
      </TabsContent>
    </Tabs>
  );
}

function CompanySection() {
  return (
    <Loaded query={useQuery(companyHoursQuery())}>
      {(company) => <CompanyHoursCard company={company} />}
    </Loaded>
  );
}

function MailSection() {
  return (
    <Loaded query={useQuery(mailSettingsQuery())}>
      {(settings) => <MailSettingsCard settings={settings} />}
    </Loaded>
  );
}

function TemplatesSection() {
  return (
    <Loaded query={useQuery(replyTemplatesQuery())}>
      {(templates) => <TemplatesCard templates={templates} />}
    </Loaded>
  );
}

function AutomationSection() {
  return (
    <Loaded query={useQuery(automationSettingsQuery())}>
      {(settings) => <AutomationCard settings={settings} />}
    </Loaded>
  );
}

function StorageSection() {
  return (
    <Loaded query={useQuery(storageUsedQuery())}>{(used) => <StorageCard used={used} />}</Loaded>
  );
}

function NotForYou({ isStaff }: { isStaff: boolean }) {
  const { t } = useTranslation();
  return isStaff ? (
    <span>
      {t("Owners change them. When you give demos stands on your own page.")}{" "}
      <TextLink variant="painted" to={paths.account}>
        {t("Your account")}
      </TextLink>
    </span>
  ) : (
    <span>
      {t("Owners change them, and you are not signed in as staff.")}{" "}
      <TextLink variant="painted" to={paths.admin}>
        {t("Sign in")}
      </TextLink>
    </span>
  );
}

function DemosSection() {
  return (
    <Loaded query={useQuery(demoCalendarQuery())}>
      {(calendar) => (
        <div className="grid gap-4.5">
          <DemoSettingsCard settings={calendar.settings} />
          <HostsCard calendar={calendar} />
        </div>
      )}
    </Loaded>
  );
}

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
};

/** A loaded part of the settings; earlier data stays when a refetch fails. */
function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useTranslation();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <ErrorNotice
        heading={t("The settings could not be loaded")}
        body={t("Nothing was changed. The reason: {{message}}.", {
          message: reasonOf(query.error),
        })}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  return (
    <Card className="appear-late">
      <CardHeader>
        <Skeleton className="w-56" />
      </CardHeader>
      <CardContent className="grid gap-5">
        {[0, 1, 2, 3].map((line) => (
          <Skeleton key={line} className="h-11" />
        ))}
      </CardContent>
    </Card>
  );
}
