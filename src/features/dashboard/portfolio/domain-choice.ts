import type { TFunction } from "i18next";
import type { Domain, DomainSummary } from "@/data/dashboard/dashboard-source";
import { expiresWithin } from "@/data/dashboard/domain-expiry";
import { formatNumber } from "@/lib/format/format";

const EXPIRY_WINDOWS = ["30", "60", "90", "365"] as const;
/** The domains that the panel lists: those that expire within some days, are rented, or have no date. */
export type DomainChoice = (typeof EXPIRY_WINDOWS)[number] | "rented" | "undated";

/** An invented company has a date for each domain, and its list is one of what expires. */
export const domainChoices = (isSample: boolean): readonly DomainChoice[] =>
  isSample ? EXPIRY_WINDOWS : [...EXPIRY_WINDOWS, "rented", "undated"];

/** Replaces a choice of the address that this company does not have. */
export const choiceAmong = (choice: DomainChoice, isSample: boolean): DomainChoice =>
  domainChoices(isSample).includes(choice) ? choice : "365";

export function domainsOf(choice: DomainChoice, domains: readonly Domain[]): Domain[] {
  if (choice === "rented") return domains.filter(({ isRented }) => isRented);
  if (choice === "undated") return domains.filter(({ expiryDate }) => expiryDate === null);
  return domains.filter((domain) => expiresWithin(domain, Number(choice)));
}

export function choiceText(choice: DomainChoice, t: TFunction): string {
  if (choice === "rented") return t("Rented, any date");
  if (choice === "undated") return t("With no date");
  return t("{{days}} days", { days: choice });
}

export function listedText(
  choice: DomainChoice,
  count: number,
  { totalDomains }: DomainSummary,
  t: TFunction,
): string {
  const counts = { shown: formatNumber(count), total: formatNumber(totalDomains) };
  if (choice === "rented") return t("{{shown}} of {{total}} domains are rented.", counts);
  if (choice === "undated") return t("{{shown}} of {{total}} domains have no date.", counts);
  return t("{{shown}} of {{total}} domains expire within {{days}} days.", {
    ...counts,
    days: Number(choice),
  });
}
