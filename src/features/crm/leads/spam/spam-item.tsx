import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { WhatTheySent } from "@/features/crm/shared/requests/what-they-sent";
import type { SpamRequest } from "@/data/leads/submissions";

type SpamItemProps = {
  request: SpamRequest;
  isChosen: boolean;
  actions: {
    onChoose: (isOn: boolean) => void;
    onAccept: () => void;
    onDelete: () => void;
  } | null;
};

/** English, for `t()`. */
const REASONS: Record<SpamRequest["reason"], string> = {
  own: "Many from one address",
  all: "Many from everywhere",
  trap: "Filled the hidden field",
};

export function SpamItem({ request, isChosen, actions }: SpamItemProps) {
  const { t } = useTranslation();
  const { said: answers, reason } = request;
  const name = answers.business ?? answers.name;
  return (
    <li className="flex gap-3 border-t border-line px-4.5 py-4">
      {actions && (
        <Checkbox
          aria-label={t("Choose {{name}}", { name })}
          checked={isChosen}
          onChange={(event) => actions.onChoose(event.target.checked)}
        />
      )}
      <div className="min-w-0 flex-1">
        <div className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-body/snug wrap-anywhere">{name}</h3>
          <Badge variant="pending">{t(REASONS[reason])}</Badge>
        </div>
        <WhatTheySent submissions={[request]} known={{}} />
        {actions && (
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="secondary" onClick={actions.onAccept}>
              {t("Make it a lead")}
            </Button>
            <Button variant="ghost" onClick={actions.onDelete}>
              {t("Delete")}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
