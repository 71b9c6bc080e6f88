import { useTranslation } from "react-i18next";
import { Button } from "./ui/button";

type ErrorNoticeProps = {
  headingLevel?: 1 | 2 | 3;
  heading: string;
  /** What failed, that nothing changed, and the way on. */
  body: string;
  onRetry: () => void;
  isRetrying?: boolean;
};

export function ErrorNotice({
  headingLevel = 2,
  heading,
  body,
  onRetry,
  isRetrying = false,
}: ErrorNoticeProps) {
  const { t } = useTranslation();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="error-notice" role="alert">
      <Heading className="h3">{heading}</Heading>
      <p>{body}</p>
      <Button variant="ink" onClick={onRetry} aria-busy={isRetrying} disabled={isRetrying}>
        {isRetrying ? t("Trying again") : t("Try again")}
      </Button>
    </div>
  );
}
