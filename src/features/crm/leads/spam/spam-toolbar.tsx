import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ChoiceLabel } from "@/components/ui/label";
import { formatNumber } from "@/lib/format/format";
import type { useSpamActions } from "./use-spam-actions";
import type { useSpamChoice } from "./use-spam-choice";

type SpamToolbarProps = {
  choice: ReturnType<typeof useSpamChoice>;
  actions: ReturnType<typeof useSpamActions>;
};

export function SpamToolbar({ choice, actions }: SpamToolbarProps) {
  const { t } = useTranslation();
  const { chosen, isAll, count } = choice;
  return (
    <div className="sticky top-0 z-1 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4.5 py-2">
      <ChoiceLabel>
        <Checkbox
          checked={isAll ? true : count > 0 ? "indeterminate" : false}
          onChange={(event) => choice.chooseAll(event.target.checked)}
        />
        {count > 0 && !isAll
          ? t("{{number}} chosen", { number: formatNumber(count) })
          : t("Choose all")}
      </ChoiceLabel>
      {chosen !== null && (
        <div className="ml-auto flex flex-wrap gap-2">
          <Button
            variant="ink"
            busyLabel={actions.isAccepting && t("Saving")}
            onClick={() => void actions.accept(chosen)}
          >
            {t("Make leads")}
          </Button>
          <Button
            variant="secondary"
            busyLabel={actions.isDeleting && t("Deleting")}
            onClick={() => void actions.remove(chosen)}
          >
            {t("Delete")}
          </Button>
        </div>
      )}
    </div>
  );
}
