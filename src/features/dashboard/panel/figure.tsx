import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { Change } from "@/data/dashboard/dashboard-source";
import { cn } from "@/lib/cn";
import { changeText, comparedText, directionOf, type Comparison, type Direction } from "./change";

export function FigureValue({ className, ...props }: ComponentProps<"b">) {
  return (
    <b
      {...props}
      data-slot="figure-value"
      className={cn(
        "block text-3xl/[1.05] font-bold tracking-[-0.02em] font-stretch-88% tabular-nums",
        className,
      )}
    />
  );
}

const COLORS: Record<Direction, string> = { up: "text-go", down: "text-stop", same: "" };

type ChangeNoteProps = {
  change: Change;
  basis: string;
  unit?: "percent" | "points";
};

/** Wraps only between the two parts. */
export function ChangeNote({ change, basis, unit = "percent" }: ChangeNoteProps) {
  const { t } = useTranslation();
  const direction = directionOf(change);
  const text = changeText(t, change, unit);
  if (direction === null) return <span>{text}</span>;
  return (
    <>
      <span className={cn("font-bold whitespace-nowrap", COLORS[direction])}>{text}</span>{" "}
      <span className="whitespace-nowrap">{basis}</span>
    </>
  );
}

/** A company's own change, with the earlier figure and when that was. */
export function ComparisonNote(comparison: Comparison) {
  const { t } = useTranslation();
  const { direction, text } = comparedText(t, comparison);
  return (
    <>
      <span className={cn("font-bold whitespace-nowrap", direction && COLORS[direction])}>
        {text}
      </span>{" "}
      <span>{comparison.against}</span>
    </>
  );
}
