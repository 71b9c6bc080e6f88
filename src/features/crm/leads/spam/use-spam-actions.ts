import { useTranslation } from "react-i18next";
import { acceptSpam, deleteSpam, returnSpam, type ChosenSpam } from "@/data/leads/spam";
import { useCrmMutation } from "@/data/records/mutations";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { formatNumber } from "@/lib/format/format";

/** Accepts or deletes quarantined requests; calls `onDone` once stored. */
export function useSpamActions(onDone: () => void) {
  const { t } = useTranslation();
  const say = useUndoToast();
  const accepting = useCrmMutation(acceptSpam);
  const deleting = useCrmMutation(deleteSpam);
  const returning = useCrmMutation(returnSpam);
  const counted = (count: number) => ({ count, number: formatNumber(count) });

  const run = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      say.failed(t("Not saved: {{reason}}.", { reason: reasonOf(error) }), () => void run(act));
    }
  };

  const putBack = (ids: number[]) =>
    run(async () => {
      const { returned, stay } = await returning.mutateAsync(ids);
      const isBack = t("{{number}} requests are put aside again.", {
        ...counted(returned),
        defaultValue_one: "1 request is put aside again.",
      });
      const stays = t("{{number}} stay leads: they were worked on, or were there before.", {
        ...counted(stay),
        defaultValue_one: "1 stays a lead: it was worked on, or was there before.",
      });
      say.done([returned > 0 && isBack, stay > 0 && stays].filter(Boolean).join(" "), null);
    });

  const take = (
    act: (chosen: ChosenSpam) => Promise<number[]>,
    chosen: ChosenSpam,
    message: (count: number) => string,
  ) =>
    run(async () => {
      const ids = await act(chosen);
      onDone();
      say.done(message(ids.length), ids.length === 0 ? null : () => void putBack(ids));
    });

  return {
    isAccepting: accepting.isPending,
    isDeleting: deleting.isPending,
    accept: (chosen: ChosenSpam) =>
      take(accepting.mutateAsync, chosen, (count) =>
        t("Made {{number}} leads.", { ...counted(count), defaultValue_one: "Made 1 lead." }),
      ),
    remove: (chosen: ChosenSpam) =>
      take(deleting.mutateAsync, chosen, (count) =>
        t("Deleted {{number}} requests.", {
          ...counted(count),
          defaultValue_one: "Deleted 1 request.",
        }),
      ),
  };
}
