import { useTranslation } from "react-i18next";
import { acceptSuspects, deleteSuspects, type ChosenSuspects } from "@/data/leads/suspects";
import { useCrmMutation } from "@/data/records/mutations";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { formatNumber } from "@/lib/format/format";

/** Making leads of what was put aside, and deleting it; `onDone` once the database has done it. */
export function useSuspectActions(onDone: () => void) {
  const { t } = useTranslation();
  const say = useUndoToast();
  const accepting = useCrmMutation(acceptSuspects);
  const deleting = useCrmMutation(deleteSuspects);

  const run = async (
    act: (chosen: ChosenSuspects) => Promise<number>,
    chosen: ChosenSuspects,
    message: (count: number) => string,
  ): Promise<void> => {
    try {
      const count = await act(chosen);
      onDone();
      say.done(message(count), null);
    } catch (error) {
      say.failed(
        t("Not saved: {{reason}}.", { reason: reasonOf(error) }),
        () => void run(act, chosen, message),
      );
    }
  };

  return {
    isAccepting: accepting.isPending,
    isDeleting: deleting.isPending,
    accept: (chosen: ChosenSuspects) =>
      run(accepting.mutateAsync, chosen, (count) =>
        t("Made {{number}} leads.", {
          count,
          number: formatNumber(count),
          defaultValue_one: "Made 1 lead.",
        }),
      ),
    remove: (chosen: ChosenSuspects) =>
      run(deleting.mutateAsync, chosen, (count) =>
        t("Deleted {{number}} requests.", {
          count,
          number: formatNumber(count),
          defaultValue_one: "Deleted 1 request.",
        }),
      ),
  };
}
