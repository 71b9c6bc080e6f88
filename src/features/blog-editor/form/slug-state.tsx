import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { SlugCheck } from "./use-slug-check";

type SlugStateProps = {
  check: SlugCheck;
  onTake: (slug: string) => void;
  /** The current public address; null without one. */
  publicAddress: string | null;
  isChanged: boolean;
  onKeepOld: () => void;
};

export function SlugState({ check, onTake, publicAddress, isChanged, onKeepOld }: SlugStateProps) {
  const { t } = useTranslation();
  return (
    <>
      <span role="status">
        {check.state === "checking" && <span>{t("Looking whether it is free")}</span>}
        {check.state === "free" && <span>{t("Free.")}</span>}
        {check.state === "unknown" && (
          <span>{t("It could not be checked. The database refuses one that is taken.")}</span>
        )}
        {check.state === "taken" && (
          <b className="font-semibold text-stop">
            {check.holder.is_redirect
              ? t("It used to be the address of “{{title}}” and still leads there.", check.holder)
              : t("Taken by “{{title}}”.", check.holder)}
          </b>
        )}
      </span>{" "}
      {check.state === "unknown" && (
        <Button variant="link" className="min-h-6" onClick={check.retry}>
          {t("Check again")}
        </Button>
      )}
      {check.state === "taken" && check.suggestion !== null && (
        <TakeSuggestion slug={check.suggestion} onTake={onTake} />
      )}
      {publicAddress !== null && (
        <span>
          {" "}
          {isChanged
            ? t("Once saved, {{address}} leads to the new address.", { address: publicAddress })
            : t("Links to the old address will lead to the new one.")}{" "}
          <Button variant="link" className="min-h-6" onClick={onKeepOld}>
            {t("Keep the old address")}
          </Button>
        </span>
      )}
    </>
  );
}

function TakeSuggestion({ slug, onTake }: { slug: string; onTake: (slug: string) => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="link" className="min-h-6" onClick={() => onTake(slug)}>
      {t("Use {{slug}}", { slug })}
    </Button>
  );
}
