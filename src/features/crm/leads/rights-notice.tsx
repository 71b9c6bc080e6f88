import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { paths } from "@/lib/paths";
import { readStored, storageKeys } from "@/lib/storage/storage";
import { staffRoles } from "@/data/staff/staff-roles";
import type { CrmRights } from "@/data/staff/use-crm-rights";

/** Explains once what this person sees and why nothing can be changed. */
export function RightsNotice({ rights }: { rights: CrmRights }) {
  const { t } = useTranslation();
  const { member, readsLeads, writesLeads } = rights;
  if (writesLeads) return null;
  // The person is still being identified.
  if (member === null && readStored(storageKeys.adminLoggedIn) === "true") return null;
  if (member === null) {
    return (
      <Alert variant="warning" className="mb-4">
        {t("These are example leads, to look at.")}{" "}
        <TextLink to={paths.admin}>{t("Sign in to change them")}</TextLink>
      </Alert>
    );
  }
  const role = t(staffRoles[member.role].label);
  return (
    <Alert variant="warning" className="mb-4">
      {readsLeads
        ? t("Your role, {{role}}, reads leads. Sales and owners change them.", { role })
        : t("Your role, {{role}}, sees example leads only. Real ones are for sales and owners.", {
            role,
          })}
    </Alert>
  );
}
