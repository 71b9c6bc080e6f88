import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { Button } from "./ui/button";
import { textsAlone } from "./ui/texts-alone";

type ErrorNoticeProps = {
  headingLevel?: 1 | 2 | 3;
  heading: string;
  body: string;
  onRetry: () => void;
  retryLabel?: string;
  isRetrying?: boolean;
  className?: string;
  children?: ReactNode;
};

export function ErrorNotice({
  headingLevel = 2,
  heading,
  body,
  onRetry,
  retryLabel,
  isRetrying = false,
  className,
  children,
}: ErrorNoticeProps) {
  const { t } = useTranslation();
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      data-slot="error-notice"
      className={cn(
        "grid max-w-[60ch] justify-items-start gap-3 border-t-2 border-stop py-5",
        className,
      )}
      role="alert"
    >
      <Heading className="h3">{heading}</Heading>
      <p>{body}</p>
      {textsAlone(children)}
      <Button variant="ink" onClick={onRetry} aria-busy={isRetrying} disabled={isRetrying}>
        {isRetrying ? t("Trying again") : (retryLabel ?? t("Try again"))}
      </Button>
    </div>
  );
}
