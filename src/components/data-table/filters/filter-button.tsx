import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { formatNumber } from "@/lib/format/format";

type FilterButtonProps = ComponentProps<typeof Button> & {
  isSet?: boolean;
};

export function FilterButton({ isSet = false, className, ...props }: FilterButtonProps) {
  return (
    <Button
      {...props}
      variant="ghost"
      data-set={isSet || undefined}
      className={cn(
        "gap-1.5 px-3 text-code/tight text-text-2 inset-ring inset-ring-line-strong hover:text-text aria-expanded:text-text data-set:text-text data-set:inset-ring-frame data-set:inset-ring-text [&_svg]:text-muted",
        className,
      )}
    />
  );
}

export function FilterCount({ count, className }: { count: number; className?: string }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <span
      className={cn(
        "inline-grid h-5 min-w-5 place-items-center rounded-full bg-strong px-1 text-xs/none font-bold text-on-strong tabular-nums",
        className,
      )}
    >
      <span className="sr-only">{t("chosen:")}</span> {formatNumber(count)}
    </span>
  );
}
