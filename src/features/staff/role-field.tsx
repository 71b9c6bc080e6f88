import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FieldError } from "@/components/ui/field";
import { roleNames, roles } from "./roles";

type RoleFieldProps = { register: UseFormRegisterReturn; error?: string | undefined };

export function RoleField({ register, error }: RoleFieldProps) {
  const { t } = useTranslation();
  const errorId = useId();
  return (
    <fieldset className="staff-roles" aria-describedby={error && errorId}>
      <legend>{t("Role")}</legend>
      {roleNames.map((role) => (
        <label key={role}>
          <input {...register} type="radio" value={role} />
          <span>
            <b>{t(roles[role].label)}</b>
            <span className="text-muted">{t(roles[role].may)}</span>
          </span>
        </label>
      ))}
      {error && (
        <FieldError className="px-3.5 pb-2.5" id={errorId}>
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
