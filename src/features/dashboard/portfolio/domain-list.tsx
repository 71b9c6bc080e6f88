import { useTranslation } from "react-i18next";
import type { Domain } from "@/data/dashboard/dashboard-source";
import { ScrollRegion } from "@/components/scroll-region";
import { ScrollFade } from "../panel/panel-scroll";
import { DomainRow } from "./domain-row";

export function DomainList({ domains }: { domains: Domain[] }) {
  const { t } = useTranslation();
  return (
    <ScrollRegion className="scroll filling-scroll portfolio-scroll" aria-label={t("Domains")}>
      <table className="data-table portfolio-table">
        <thead>
          <tr>
            <th scope="col">{t("Domain")}</th>
            <th scope="col" className="portfolio-registrar">
              {t("Registrar")}
            </th>
            <th scope="col">{t("Expires")}</th>
            <th scope="col">{t("Time left")}</th>
            <th scope="col">{t("Renewal")}</th>
            <th scope="col" className="cell-end">
              {t("Yearly")}
            </th>
          </tr>
        </thead>
        <tbody>
          {domains.map((domain) => (
            <DomainRow key={domain.id} domain={domain} />
          ))}
        </tbody>
      </table>
      <ScrollFade />
    </ScrollRegion>
  );
}
