import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Card, CardContent } from "@/components/ui/card";
import type { ImportList } from "@/data/imports/schema";
import type { StaffMember } from "@/data/staff/schema";
import { paths } from "@/lib/paths";
import { staffRoles } from "@/data/staff/staff-roles";

type NoImportProps = { list: ImportList; member: StaffMember | null };

export function NoImport({ list, member }: NoImportProps) {
  const { t } = useTranslation();
  const who =
    list === "tickets"
      ? t("Support and owners import tickets.")
      : t("Sales and owners import leads and clients.");
  return (
    <Card className="animate-appear-late">
      <CardContent>
        <p className="font-semibold">{who}</p>
        {member === null ? (
          <p>
            {t("You are not signed in, so the files stay with you.")}{" "}
            <TextLink to={paths.admin}>{t("Sign in")}</TextLink>
          </p>
        ) : (
          <p>
            {t("Your role is {{role}}. An owner can change it on the staff page.", {
              role: t(staffRoles[member.role].label),
            })}
          </p>
        )}
      </CardContent>
    </Card>
  );
}
