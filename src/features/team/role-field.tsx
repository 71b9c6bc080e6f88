import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FieldError, FieldLegend } from "@/components/ui/field";
import { ChoiceLabel } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { staffRoleNames, staffRoles } from "@/data/staff/staff-roles";

type RoleFieldProps = { register: UseFormRegisterReturn; error?: string | undefined };

export function RoleField({ register, error }: RoleFieldProps) {
  const { t } = useTranslation();
  const errorId = useId();
  return (
    <RadioGroup
      className="relative mt-7 rounded-md border border-line-strong"
      aria-describedby={error && errorId}
    >
      <FieldLegend className="absolute -top-7 left-0">{t("Role")}</FieldLegend>
      {staffRoleNames.map((role) => (
        <ChoiceLabel
          key={role}
          className="cursor-pointer items-start gap-3 border-line px-3.5 py-2.5 text-sm/snug font-normal not-first-of-type:border-t first-of-type:rounded-t-md last-of-type:rounded-b-md has-checked:bg-sunken"
        >
          <RadioGroupItem {...register} className="size-5" value={role} />
          <span className="grid">
            <b className="font-semibold">{t(staffRoles[role].label)}</b>
            <span className="text-muted">{t(staffRoles[role].may)}</span>
          </span>
        </ChoiceLabel>
      ))}
      {error && (
        <FieldError className="px-3.5 pb-2.5" id={errorId}>
          {error}
        </FieldError>
      )}
    </RadioGroup>
  );
}
