import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Trans } from "@/components/trans";
import { Alert } from "@/components/ui/alert";
import type { StaffRole } from "@/data/staff/staff-roles";
import { isDemo } from "@/lib/env";
import { paths } from "@/lib/paths";
import { staffRoles } from "@/data/staff/staff-roles";

type SampleNoticeProps = {
  /** Null while nobody is signed in. */
  role: StaffRole | null;
};

/** Explains why the reader sees only sample clients, and what to do. */
export function SampleNotice({ role }: SampleNoticeProps) {
  const { t } = useTranslation();
  const about = { role: role === null ? "" : t(staffRoles[role].label) };
  return (
    <Alert variant="warning" className="mb-4">
      {role === null && (
        <span>
          {t("This is example data, and you are only looking.")}{" "}
          <Trans
            i18nKey="<signIn>Sign in</signIn> to change it."
            components={{ signIn: <TextLink to={paths.admin} /> }}
          />
        </span>
      )}
      {role !== null &&
        (isDemo
          ? t("The role {{role}} has no access to clients: these are examples, read only.", about)
          : t("The role {{role}} has no access to clients. An owner can change that.", about))}
    </Alert>
  );
}
