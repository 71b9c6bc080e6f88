import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Loss } from "./html/losses";

export function lossText(loss: Loss, t: TFunction): string {
  switch (loss.kind) {
    case "comment":
      return t("a comment");
    case "element":
      return t("the element <{{tag}}>", { tag: loss.tag });
    case "attribute":
      return t("the attribute {{name}} on <{{tag}}>", { name: loss.name, tag: loss.tag });
    case "empty":
      return t("an empty <{{tag}}>", { tag: loss.tag });
    case "nesting":
      return t("a <{{tag}}> inside a <{{parent}}>", { tag: loss.tag, parent: loss.parent });
    case "ragged-table":
      return t("a table whose rows do not have the same number of cells");
    case "unfinished":
      return t("a tag that is not finished");
    case "other":
      return t("text or markup in a place where it does not belong");
  }
}

const SHOWN = 5;

type LossNoticeProps = {
  losses: readonly Loss[];
  isShownAnyway: boolean;
  onShowAnyway: () => void;
  onBack: () => void;
};

export function LossNotice({ losses, isShownAnyway, onShowAnyway, onBack }: LossNoticeProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Alert variant="warning" className="mt-1.5 mb-2 grid w-full gap-1.5" role="status">
      <p>
        {isShownAnyway
          ? t(
              "Not everything is shown here. A block you edit loses what is listed; a block you leave alone keeps it.",
            )
          : t("This post is shown as HTML, because the visual view cannot hold all of it. It has:")}
      </p>
      <LossList losses={losses} />
      {isShownAnyway ? (
        <Button variant="link" className="min-h-11 justify-self-start" onClick={onBack}>
          {t("Back to the original HTML")}
        </Button>
      ) : (
        <Button
          variant="link"
          className="min-h-11 justify-self-start"
          onClick={() => setIsAsking(true)}
        >
          {t("Show in visual view anyway")}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        question={t("Show in visual view anyway?")}
        detail={
          <>
            <p>
              {t(
                "The HTML is kept until you edit. A block you edit loses what the visual view cannot hold:",
              )}
            </p>
            <LossList losses={losses} />
          </>
        }
        confirmLabel={t("Show it")}
        busyLabel={t("Opening")}
        keepLabel={t("Stay with HTML")}
        onConfirm={() => {
          setIsAsking(false);
          onShowAnyway();
        }}
        onKeep={() => setIsAsking(false)}
      />
    </Alert>
  );
}

function LossList({ losses }: { losses: readonly Loss[] }) {
  const { t } = useTranslation();
  const more = losses.length - SHOWN;
  return (
    <ul className="list-[square] pl-[1.2em]">
      {losses.slice(0, SHOWN).map((loss) => (
        <li key={JSON.stringify(loss)}>{lossText(loss, t)}</li>
      ))}
      {more > 0 && <li>{t("and {{count}} more", { count: more })}</li>}
    </ul>
  );
}
