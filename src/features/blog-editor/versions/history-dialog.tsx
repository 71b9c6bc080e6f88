import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { useRestoreRevision } from "@/data/posts/mutations";
import {
  revisionsQuery,
  revisionKeys,
  revisionPostQuery,
  type Revision,
} from "@/data/posts/revision-queries";
import type { StaffPost } from "@/data/posts/staff-post";
import { errorMessage } from "@/lib/errors/errors";
import { ErrorNotice } from "@/components/error-notice";
import { postFormOf, type PostFormValues } from "../form/post-form-schema";
import { RevisionList } from "./revision-list";
import { RevisionView } from "./revision-view";
import { changedFields } from "./compared-fields";

type HistoryDialogProps = {
  postId: string;
  present: PostFormValues;
  version: string;
  hasUnsaved: boolean;
  /** The form must show this; unsaved input is to be kept as a recovery copy. */
  onAdopt: (current: StaffPost) => void;
  onClose: () => void;
};

export function HistoryDialog(props: HistoryDialogProps) {
  const { postId, present, version, hasUnsaved, onAdopt, onClose } = props;
  const { t } = useTranslation();
  const history = useInfiniteQuery(revisionsQuery(postId));
  const restore = useRestoreRevision();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const revisions = history.data?.pages.flat() ?? [];
  const firstDifference = useFirstDifference({ postId, revisions, present, version });
  const selected = chosen ?? firstDifference;
  const isNewest = selected === revisions[0]?.number;

  const restoreSelected = () => {
    if (selected === null) return;
    setIsAsking(false);
    restore.mutate(
      { postId, number: selected, version },
      {
        onSuccess: ({ isRestored, current }) => {
          if (!isRestored) {
            // Without unsaved input there is no choice to make.
            if (!hasUnsaved) onAdopt(current);
            return;
          }
          onAdopt(current);
          toast.success(t("Restored version {{number}}.", { number: selected }));
          onClose();
        },
      },
    );
  };

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t("History")}</DialogTitle>
        </DialogHeader>
        <div
          className="grid min-h-[min(32.5rem,60vh)] grid-cols-1 max-md:grid-rows-[auto_minmax(0,1fr)] max-md:overflow-auto md:grid-cols-[17rem_minmax(0,1fr)] md:overflow-hidden"
          aria-busy={history.isFetching}
        >
          <HistoryStates
            isPending={history.isPending}
            error={revisions.length === 0 ? history.error : null}
            isEmpty={history.isSuccess && revisions.length === 0}
            isRetrying={history.isFetching}
            onRetry={() => void history.refetch()}
          />
          {revisions.length > 0 && (
            <RevisionList
              revisions={revisions}
              selected={selected}
              onSelect={setChosen}
              onMore={history.hasNextPage ? () => void history.fetchNextPage() : null}
              isLoadingMore={history.isFetchingNextPage}
            />
          )}
          {revisions.length > 0 && selected === null && (
            <div className="animate-appear-late p-6" role="status" aria-label={t("Loading")}>
              <Skeleton />
            </div>
          )}
          {selected !== null && (
            <RevisionView
              key={selected}
              postId={postId}
              number={selected}
              previous={selected > 1 ? selected - 1 : null}
              present={present}
            />
          )}
        </div>
        {restore.isError && (
          <Alert variant="destructive">
            {t("Error restoring: {{message}}", { message: errorMessage(restore.error) })}
          </Alert>
        )}
        {restore.data?.isRestored === false && (
          <Alert variant="destructive">
            {t(
              "Nothing was restored: the post was saved in the meantime. The list is up to date now; have another look.",
            )}
          </Alert>
        )}
        <DialogFooter className="justify-end">
          <Button variant="secondary" className="sm:mr-auto" onClick={onClose}>
            {t("Close")}
          </Button>
          <Button
            disabled={selected === null || isNewest}
            busyLabel={restore.isPending && t("Restoring")}
            onClick={() => (hasUnsaved ? setIsAsking(true) : restoreSelected())}
          >
            {selected === null || isNewest
              ? t("Restore")
              : t("Restore version {{number}}", { number: selected })}
          </Button>
        </DialogFooter>
        <ConfirmDialog
          isOpen={isAsking}
          question={t("Restore over your unsaved changes?")}
          detail={t(
            "What you typed is not saved. It is kept as a recovery copy, offered above the form.",
          )}
          confirmLabel={t("Restore")}
          busyLabel={t("Restoring")}
          keepLabel={t("Keep editing")}
          onConfirm={restoreSelected}
          onKeep={() => setIsAsking(false)}
        />
      </DialogContent>
    </Dialog>
  );
}

type FirstDifferenceInput = {
  postId: string;
  revisions: readonly Revision[];
  present: PostFormValues;
  version: string;
};

/**
 * Finds the newest revision that differs from the stored post, or the newest one if none does.
 * Null until it is known.
 */
function useFirstDifference(input: FirstDifferenceInput): number | null {
  const { postId, revisions, present, version } = input;
  const queryClient = useQueryClient();
  const newest = revisions[0]?.number ?? null;
  const { data, isError } = useQuery({
    queryKey: [...revisionKeys.all, postId, "first-difference", version, newest],
    queryFn: async () => {
      for (const { number } of revisions) {
        // Each is awaited, because the second one nearly always differs.
        // oxlint-disable-next-line no-await-in-loop
        const post = await queryClient.fetchQuery(revisionPostQuery(postId, number));
        if (changedFields(postFormOf(post), present).length > 0) return number;
      }
      return newest;
    },
    enabled: newest !== null,
    staleTime: Infinity,
  });
  return isError ? newest : (data ?? null);
}

type HistoryStatesProps = {
  isPending: boolean;
  error: Error | null;
  isEmpty: boolean;
  isRetrying: boolean;
  onRetry: () => void;
};

function HistoryStates({ isPending, error, isEmpty, ...retry }: HistoryStatesProps) {
  const { t } = useTranslation();
  if (isPending) {
    return (
      <div
        className="col-span-full animate-appear-late px-6 py-5"
        role="status"
        aria-label={t("Loading")}
      >
        <Skeleton className="mb-2 h-12" />
        <Skeleton className="h-12" />
      </div>
    );
  }
  if (error) {
    return (
      <div className="col-span-full px-6 py-5">
        <ErrorNotice
          heading={t("The history could not be loaded")}
          body={t("Nothing was changed. The answer was: {{message}}.", {
            message: errorMessage(error),
          })}
          {...retry}
        />
      </div>
    );
  }
  if (!isEmpty) return null;
  return (
    <p className="col-span-full px-6 py-5">
      {t("No versions yet. Every save from now on is kept here.")}
    </p>
  );
}
