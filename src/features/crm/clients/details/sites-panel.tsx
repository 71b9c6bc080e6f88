import type { TFunction } from "i18next";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { Item, ItemContent, ItemDescription, ItemTitle } from "@/components/ui/item";
import { textLinkVariants } from "@/components/text-link";
import type { Site } from "@/data/clients/part-schemas";
import type { ClientOverview } from "@/data/clients/schema";
import { useNow } from "@/hooks/use-now";
import { errorCode } from "@/lib/errors/errors";
import { readDomain } from "@/lib/format/read-domain";
import { formatList } from "@/lib/format/format";
import { timeLeftText, timeLeftVariant } from "@/lib/dates/format-span";
import { daysBetween, formatCalendarDay } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
import { PartForm, type PartField, type PartValues } from "./part-form";
import { DraftMark, PartMenu, SidePanel } from "./side-panel";
import { useClientPart } from "./use-client-part";

type SitesPanelProps = { client: ClientOverview; canEdit: boolean };

export function SitesPanel({ client, canEdit }: SitesPanelProps) {
  const { t } = useTranslation();
  const part = useClientPart<"client_sites", Site>("client_sites", client.id, {
    added: t("Site added."),
    changed: t("Site changed."),
    archived: t("Site archived."),
  });
  const save = (values: PartValues) =>
    part.save({ ...values, domain: readDomain(String(values["domain"] ?? "")) }).catch((error) => {
      if (errorCode(error) !== "23505") throw error;
      throw new Error(t("this domain stands with a client already; archive it there first"));
    });
  return (
    <SidePanel
      className="max-lg:order-2"
      id="sites"
      heading={t("Sites and domains")}
      addLabel={t("Site")}
      draftLabel={t("Site draft")}
      onAdd={canEdit ? part.openNew : null}
      hasDraft={canEdit && part.hasDraft("new")}
      isEmpty={client.sites.length === 0}
      emptyText={t("No site yet. The first one goes here when its domain is known.")}
      dialogs={
        <>
          {part.open !== null && part.form !== null && (
            <PartForm
              title={part.open === "new" ? t("Add a site") : t("Edit the site")}
              fields={siteFields(client, part.open === "new" ? null : part.open.id, t)}
              values={part.open === "new" ? { auto_renew: true } : valuesOf(part.open)}
              submitLabel={part.open === "new" ? t("Add site") : t("Save site")}
              save={save}
              {...part.form}
            />
          )}
          {part.dialog}
        </>
      }
    >
      {client.sites.map((site) => (
        <SiteRow
          key={site.id}
          site={site}
          leadsTo={client.sites.find(({ id }) => id === site.redirects_to_id)?.domain ?? null}
          canEdit={canEdit}
          hasDraft={canEdit && part.hasDraft(site)}
          onEdit={() => part.openRow(site)}
          onArchive={() => part.archive(site)}
        />
      ))}
    </SidePanel>
  );
}

type SiteRowProps = {
  site: Site;
  leadsTo: string | null;
  canEdit: boolean;
  hasDraft: boolean;
  onEdit: () => void;
  onArchive: () => void;
};

function SiteRow({ site, leadsTo, canEdit, hasDraft, onEdit, onArchive }: SiteRowProps) {
  const { t } = useTranslation();
  const now = useNow();
  const { domain, registrar, expires_on: expiresOn, auto_renew: renewsItself } = site;
  const days = expiresOn === null || now === null ? null : daysBetween(officeDay(now), expiresOn);
  const facts =
    leadsTo === null
      ? [
          registrar,
          renewsItself && t("auto renew"),
          expiresOn && formatCalendarDay(expiresOn).replaceAll(" ", "\u00A0"),
        ]
      : [t("Redirects to {{domain}}", { domain: leadsTo })];
  return (
    <Item>
      <ItemContent>
        <ItemTitle>
          <a
            className={textLinkVariants()}
            href={`https://${domain}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <DomainName domain={domain} />
          </a>
          {hasDraft && <DraftMark />}
        </ItemTitle>
        <ItemDescription>{formatList(facts) || t("Nothing noted")}</ItemDescription>
      </ItemContent>
      <span className="flex flex-col items-end gap-1.25">
        {days !== null && <Badge variant={timeLeftVariant(days)}>{timeLeftText(days, t)}</Badge>}
        {!renewsItself && <Badge variant="outline">{t("Manual Renewal")}</Badge>}
      </span>
      {canEdit && <PartMenu name={domain} onEdit={onEdit} onArchive={onArchive} />}
    </Item>
  );
}

/** Wraps before a dot if it is too long. Not to be translated. */
function DomainName({ domain }: { domain: string }) {
  return (
    <span translate="no">
      {domain.split(/(?=\.)/).map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

const valuesOf = (site: Site): PartValues => ({
  domain: site.domain,
  registrar: site.registrar,
  expires_on: site.expires_on,
  published_on: site.published_on,
  redirects_to_id: site.redirects_to_id,
  auto_renew: site.auto_renew,
});

function siteFields(client: ClientOverview, ownId: string | null, t: TFunction): PartField[] {
  const targets = client.sites.filter(({ id, redirects_to_id: to }) => id !== ownId && to === null);
  return [
    {
      column: "domain",
      label: t("Domain"),
      maxLength: 300,
      isWide: true,
      check: (text) =>
        readDomain(text) === null ? t("Type a domain such as haldenair.example.") : null,
    },
    { column: "registrar", label: t("Registrar"), maxLength: 80 },
    { column: "expires_on", label: t("Expires"), kind: "date" },
    { column: "published_on", label: t("Published"), kind: "date" },
    {
      column: "redirects_to_id",
      label: t("Redirects to"),
      kind: "select",
      options: [
        { value: "", label: t("Nowhere: it is a site") },
        ...targets.map(({ id, domain }) => ({ value: id, label: domain })),
      ],
    },
    { column: "auto_renew", label: t("Renews itself"), kind: "yes-no" },
  ];
}
