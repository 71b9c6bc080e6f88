import { useId, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Slider } from "@/components/ui/slider";
import { cn } from "@/lib/cn";
import { readNumber } from "./calculator-address";

type NumberWithRangeProps = {
  label: string;
  sign: "$" | "%";
  limits: { min: number; max: number };
  /** The slider's range, which is smaller. */
  range: { min: number; max: number; step: number };
  value: string;
  onChange: (value: string) => void;
  /** Shown while the field is invalid. */
  error: string;
};

export function NumberWithRange({
  label,
  sign,
  limits,
  range,
  value,
  onChange,
  error,
}: NumberWithRangeProps) {
  const { t } = useTranslation();
  const id = useId();
  const isWrong = readNumber(value, limits) === null;
  const { min, max } = range;
  const place = Math.min(max, Math.max(min, Number(value) || min));
  const filled: CSSProperties & Record<"--filled", string> = {
    "--filled": `${((place - min) / (max - min)) * 100}%`,
  };
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <Label className="flex-[1_1_7rem]" htmlFor={id}>
          {label}
        </Label>
        <div className="relative w-32 sm:w-38">
          <span
            aria-hidden="true"
            className={cn(
              "pointer-events-none absolute top-1/2 -translate-y-1/2 font-display text-2xl/none font-bold text-muted",
              sign === "%" ? "right-3" : "left-3",
            )}
          >
            {sign}
          </span>
          <Input
            size="lg"
            className={cn(
              "text-right font-display text-2xl/none font-bold",
              sign === "%" ? "pr-10" : "pl-8.5",
            )}
            id={id}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={value}
            onChange={(event) => onChange(event.target.value.replaceAll(/[\s,$%]/g, ""))}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-error` : undefined}
          />
        </div>
        {isWrong && (
          <FieldError className="basis-full" id={`${id}-error`}>
            {error}
          </FieldError>
        )}
      </div>
      <Slider
        className="mt-1 mb-3"
        aria-label={t("{{label}}, slider", { label })}
        {...range}
        value={place}
        onChange={(event) => onChange(event.target.value)}
        style={filled}
      />
    </div>
  );
}
