import type { TFunction } from "i18next";
import { Fragment, useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ListColumn, TitleColumn } from "@/components/data-table/list-column";
import { Trans } from "@/components/trans";
import { Badge } from "@/components/ui/badge";
import type { Domain } from "@/data/dashboard/dashboard-source";
import { formatUsd } from "@/lib/format/format";
import { timeLeftText, timeLeftVariant } from "@/lib/dates/format-span";
import { paths } from "@/lib/paths";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { PanelFill } from "../panel/panel-layout";
import { PanelTable } from "../panel/panel-table";
import { renewalText } from "./portfolio-table";

export function DomainList({ domains }: { domains: Domain[] }) {
  const { t } = useTranslation();
  const hasCosts = domains.some(({ cost }) => cost !== null);
  const title = useMemo(
    (): TitleColumn<Domain> => ({
      label: t("Domain"),
      className: "max-w-none min-w-0",
      isWide: true,
      text: ({ domain }) => domain,
      content: ({ domain }) => <DomainName name={domain} />,
      note: ({ clientId, client, registrar }) => (
        <>
          {clientId === null ? (
            <span>{t("In stock")}</span>
          ) : (
            <Link to={paths.crmClient(clientId)}>{client}</Link>
          )}
          {registrar && <span className="hidden @xl:@max-[47rem]:inline">{`, ${registrar}`}</span>}
        </>
      ),
    }),
    [t],
  );
  const columns = useMemo(
    (): ListColumn<Domain>[] => [
      {
        id: "registrar",
        label: t("Registrar"),
        // The least important column moves below the name before the name wraps.
        className: "@xl:@max-[47rem]:hidden stacked:empty:hidden",
        cell: ({ registrar }) => registrar,
      },
      {
        id: "expires",
        label: t("Expires"),
        cell: ({ expiryDate }) =>
          expiryDate === null ? (
            <span className="text-muted">{t("No date")}</span>
          ) : (
            <time dateTime={expiryDate}>{formatCalendarDay(expiryDate)}</time>
          ),
      },
      {
        id: "left",
        label: t("Time left"),
        cell: ({ daysUntilExpiry: days }) =>
          days !== null && <Badge variant={timeLeftVariant(days)}>{timeLeftText(days, t)}</Badge>,
      },
      { id: "renewal", label: t("Renewal"), cell: (domain) => <Renewal domain={domain} /> },
      ...(hasCosts ? [yearlyColumn(t)] : []),
    ],
    [t, hasCosts],
  );
  return (
    <DomainsArea>
      <PanelTable
        className="max-sm:overscroll-auto"
        label={t("Domains")}
        title={title}
        columns={columns}
        rows={domains}
      />
    </DomainsArea>
  );
}

/** Left out without a known cost. */
const yearlyColumn = (t: TFunction): ListColumn<Domain> => ({
  id: "yearly",
  label: t("Yearly"),
  align: "end",
  className: "stacked:ml-auto",
  cell: ({ cost }) =>
    cost !== null && (
      <Trans
        i18nKey="{{cost}} <unit>a year</unit>"
        values={{ cost: formatUsd(cost) }}
        components={{ unit: <Unit /> }}
      />
    ),
});

export function DomainsArea({ children }: { children: ReactNode }) {
  return <PanelFill className="max-sm:h-[min(34rem,70svh)]">{children}</PanelFill>;
}

function Renewal({ domain }: { domain: Domain }) {
  const { t } = useTranslation();
  const text = t(renewalText(domain));
  if (!domain.autoRenew) return <Badge variant="outline">{text}</Badge>;
  return (
    <>
      <span>{text}</span> <Unit>{t("renewal")}</Unit>
    </>
  );
}

/** The unit of a value, where no head states it. */
function Unit({ children }: { children?: ReactNode }) {
  return <span className="hidden stacked:inline">{children}</span>;
}

/** May wrap after each dot. Not to be translated. */
function DomainName({ name }: { name: string }) {
  const [first = "", ...labels] = name.split(".");
  return (
    <span translate="no">
      {first}
      {labels.map((label, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the place in the name is what it is
        <Fragment key={index}>
          {"."}
          <wbr />
          {label}
        </Fragment>
      ))}
    </span>
  );
}
