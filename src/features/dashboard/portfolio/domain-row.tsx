import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Badge } from "@/components/ui/badge";
import type { Domain } from "@/data/dashboard/dashboard-source";
import { formatUsd } from "@/lib/format";
import { formatCalendarDay } from "@/lib/time/calendar-day";
import { paths } from "@/lib/paths";
import { renewalText } from "./portfolio-table";
import { timeLeftText, timeLeftVariant } from "@/lib/time-left";

export function DomainRow({ domain }: { domain: Domain }) {
  const { t } = useTranslation();
  const { autoRenew, client, clientId, cost, daysUntilExpiry, expiryDate, registrar } = domain;
  return (
    <tr>
      <td className="portfolio-domain">
        <b>
          <DomainName name={domain.domain} />
        </b>
        <span className="cell-note">
          {clientId === null ? t("In stock") : <Link to={paths.crmClient(clientId)}>{client}</Link>}
          <span className="portfolio-registrar-note">
            {", "}
            {registrar}
          </span>
        </span>
      </td>
      <td className="portfolio-registrar">{registrar}</td>
      <td className="portfolio-date">
        <time dateTime={expiryDate}>{formatCalendarDay(expiryDate)}</time>
      </td>
      <td>
        <Badge variant={timeLeftVariant(daysUntilExpiry)}>{timeLeftText(daysUntilExpiry, t)}</Badge>
      </td>
      <td>
        {autoRenew ? (
          <>
            <span>{t(renewalText(domain))}</span>
            <span className="portfolio-unit"> {t("renewal")}</span>
          </>
        ) : (
          <Badge variant="outline">{t(renewalText(domain))}</Badge>
        )}
      </td>
      <td className="cell-end">
        {formatUsd(cost)}
        <span className="portfolio-unit"> {t("a year")}</span>
      </td>
    </tr>
  );
}

/** May break after each dot, where a reader would break it too. */
function DomainName({ name }: { name: string }) {
  const [first = "", ...labels] = name.split(".");
  return (
    <>
      {first}
      {labels.map((label, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the place in the name is what it is
        <Fragment key={index}>
          {"."}
          <wbr />
          {label}
        </Fragment>
      ))}
    </>
  );
}
