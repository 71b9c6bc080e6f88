import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { revisionPostQuery } from "@/data/posts/revision-queries";
import { errorMessage } from "@/lib/errors/errors";
import { changedFields } from "./compared-fields";
import { FieldDiffs } from "./field-diffs";
import { postFormOf, type PostFormValues } from "../form/post-form-schema";

type RevisionViewProps = {
  postId: string;
  number: number;
  /** The version saved before this one; null for the first. */
  previous: number | null;
  present: PostFormValues;
};

/** The changes between this version and now, or of this version itself. */
export function RevisionView({ postId, number, previous, present }: RevisionViewProps) {
  const { t } = useTranslation();
  const [isAgainstNow, setIsAgainstNow] = useState(true);
  const chosen = useQuery(revisionPostQuery(postId, number));
  const before = useQuery({
    ...revisionPostQuery(postId, previous ?? 0),
    enabled: !isAgainstNow && previous !== null,
  });
  const shown = isAgainstNow || previous === null ? [chosen] : [chosen, before];
  const failed = shown.find((query) => query.isError);
  if (failed) {
    return (
      <ErrorNotice
        heading={t("That version could not be loaded")}
        body={t("Nothing was changed. The answer was: {{message}}.", {
          message: errorMessage(failed.error),
        })}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      />
    );
  }
  const chosenForm = chosen.data && postFormOf(chosen.data);
  const beforeForm = before.data && postFormOf(before.data);
  return (
    <div className="grid content-start gap-4.5 px-4.5 py-4 md:overflow-auto md:px-6 md:pt-4.5 md:pb-6">
      {previous !== null && (
        <ToggleGroup
          className="justify-self-start max-md:flex-col max-md:justify-self-stretch"
          aria-label={t("Compare with")}
          value={isAgainstNow ? "now" : "before"}
          onValueChange={(other) => setIsAgainstNow(other === "now")}
        >
          <ToggleGroupItem value="now">{t("From this version to now")}</ToggleGroupItem>
          <ToggleGroupItem value="before">{t("What this version changed")}</ToggleGroupItem>
        </ToggleGroup>
      )}
      {shown.some((query) => query.isPending) && (
        <div className="animate-appear-late" role="status" aria-label={t("Loading the version")}>
          <Skeleton />
        </div>
      )}
      {chosenForm &&
        isAgainstNow &&
        (changedFields(chosenForm, present).length === 0 ? (
          <p className="text-muted">{t("This version reads as the post does now.")}</p>
        ) : (
          <FieldDiffs before={chosenForm} after={present} />
        ))}
      {chosenForm && !isAgainstNow && beforeForm && (
        <FieldDiffs before={beforeForm} after={chosenForm} />
      )}
    </div>
  );
}
