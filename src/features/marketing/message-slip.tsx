import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";

interface MessageSlipProps {
  lines: readonly { label: string; value: string }[];
  titleAs?: "h3" | "p";
  className?: string;
  children?: ReactNode;
}

export function MessageSlip({
  lines,
  titleAs: Title = "p",
  className,
  children,
}: MessageSlipProps) {
  const { t } = useTranslation();
  return (
    <div
      className={cn(
        "relative -rotate-2 rounded-xs bg-slip-100 px-6 pt-9 pb-6 text-slip-800 shadow-lift",
        className,
      )}
    >
      <div className="absolute inset-x-0 top-0 h-4 border-b border-dashed border-slip-300 bg-[repeating-linear-gradient(90deg,transparent_0_9px,var(--color-slip-300)_9px_13px)]" />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <Title className="font-sans text-2xl/none font-extrabold text-text uppercase font-stretch-70%">
          {t("While you were out")}
        </Title>
        {children}
      </div>
      <dl className="text-sm/snug">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex border-b border-slip-300 py-2">
            <dt className="w-18 flex-none text-xs">{t(label)}</dt>
            <dd className="font-semibold text-text tabular-nums">{t(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
