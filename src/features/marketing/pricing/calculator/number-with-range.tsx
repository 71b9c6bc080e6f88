import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Slider } from "@/components/ui/slider";
import { cn } from "@/lib/cn";

type NumberWithRangeProps = {
  label: string;
  /** Stands in the field: dollars in front of the number, percent behind it. */
  sign: "$" | "%";
  /** As typed: the field keeps what is no number. */
  value: string;
  onChange: (value: string) => void;
  /** What the slider reaches; the field takes more. */
  range: { min: number; max: number; step: number };
  error: string | false;
};

/** A number to type, with a slider for the thumb. */
export function NumberWithRange({
  label,
  sign,
  value,
  onChange,
  range,
  error,
}: NumberWithRangeProps) {
  const { t } = useTranslation();
  const { min, max, step } = range;
  const place = Math.min(max, Math.max(min, Number(value) || min));
  const filled = { "--filled": `${((place - min) / (max - min)) * 100}%` } as CSSProperties;
  return (
    <div>
      <Field
        className="flex flex-wrap items-center justify-between gap-x-4 *:data-[slot=field-error]:basis-full"
        label={label}
        error={error || undefined}
      >
        {(control) => (
          <div className="relative w-38">
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
              {...control}
              size="lg"
              className={cn(
                "text-right font-display text-2xl/none font-bold",
                sign === "%" ? "pr-10" : "pl-8.5",
              )}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              value={value}
              onChange={(event) => onChange(event.target.value.replace(/[\s,$%]/g, ""))}
            />
          </div>
        )}
      </Field>
      <Slider
        className="mt-1 mb-3"
        aria-label={t("{{label}}, slider", { label })}
        min={min}
        max={max}
        step={step}
        value={place}
        style={filled}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
