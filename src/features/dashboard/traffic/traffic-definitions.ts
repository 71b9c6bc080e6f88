import type { TFunction } from "i18next";
import type { Definition } from "../panel-menu/definitions-dialog";

export function trafficDefinitions(t: TFunction): Definition[] {
  return [
    {
      term: t("Organic sessions"),
      meaning: t(
        "Visits to the sites we rent out that came from unpaid search, in the last 7, 30 or 90 days, today included. Paid ads, direct visits and social posts are left out. The change is against as many days before that.",
      ),
    },
    {
      term: t("Conversion rate"),
      meaning: t(
        "The share of those visits that called or sent a form. The change is in percentage points: from 3.5% to 3.8% is up 0.3 pt.",
      ),
    },
    {
      term: t("Leads by source"),
      meaning: t(
        "Where our own new leads came from: businesses that asked us about a site, not the customers of our clients. They add up to the New Leads tile.",
      ),
    },
  ];
}
