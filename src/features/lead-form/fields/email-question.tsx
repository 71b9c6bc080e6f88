import { useTranslation } from "react-i18next";
import { Trans } from "@/components/trans";
import { Button } from "@/components/ui/button";
import { useDebouncedValue } from "@/hooks/use-debounced-value";
import { emailSlip } from "./email-slip";

type EmailQuestionProps = { email: string; onTake: (email: string) => void };

/** Asks after a typing pause: on blur it would move the button being pressed. */
export function EmailQuestion({ email, onTake }: EmailQuestionProps) {
  const { t } = useTranslation();
  const settled = useDebouncedValue(email, 400);
  const meant = settled === email ? emailSlip(email.trim()) : null;
  return (
    <span role="status">
      {meant !== null && (
        <span
          data-slot="email-question"
          className="flex flex-wrap items-center gap-x-3 text-sm wrap-anywhere"
        >
          <span>
            <Trans
              i18nKey="Did you mean <meant>{{email}}</meant>?"
              values={{ email: meant }}
              components={{ meant: <b className="font-semibold" /> }}
            />
          </span>
          <Button
            variant="link"
            className="min-h-11 font-semibold"
            aria-label={t("Yes, {{email}}", { email: meant })}
            onClick={() => onTake(meant)}
          >
            {t("Yes, use it")}
          </Button>
        </span>
      )}
    </span>
  );
}
