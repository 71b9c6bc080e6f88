import { useId, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Slider } from "@/components/ui/slider";
import { cn } from "@/lib/cn";
import { filledShare, sliders } from "./break-even-behavior";
import type { CalculatorNumbers } from "./calculator-address";

type NumberWithRangeProps = {
  name: keyof CalculatorNumbers;
  label: string;
  /** Stands in the field: dollars in front of the number, percent behind it. */
  sign: "$" | "%";
  initial: string;
  /** Shown while the field holds no number that will do. */
  error: string;
};

/** A number to type, with a slider for the thumb: break-even-behavior.ts keeps the two alike. */
export function NumberWithRange({ name, label, sign, initial, error }: NumberWithRangeProps) {
  const { t } = useTranslation();
  const id = useId();
  const filled = { "--filled": filledShare(name, initial) } as CSSProperties;
  return (
    <div data-number={name}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <Label htmlFor={id}>{label}</Label>
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
            size="lg"
            className={cn(
              "text-right font-display text-2xl/none font-bold",
              sign === "%" ? "pr-10" : "pl-8.5",
            )}
            id={id}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            defaultValue={initial}
          />
        </div>
        <FieldError className="basis-full" id={`${id}-error`} hidden>
          {error}
        </FieldError>
      </div>
      <Slider
        className="mt-1 mb-3"
        aria-label={t("{{label}}, slider", { label })}
        {...sliders[name]}
        defaultValue={initial}
        style={filled}
      />
    </div>
  );
}
