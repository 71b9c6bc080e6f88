import { useTranslation } from "react-i18next";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ChoiceLabel } from "@/components/ui/label";
import { formatNumber } from "@/lib/format/format";
import type { SpamRequest } from "@/data/leads/submissions";
import { acceptSpam, deleteSpam, returnSpam, type ChosenSpam } from "@/data/leads/spam";
import { useCrmMutation } from "@/data/records/mutations";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";

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

/** The selection: single ones, or all matches including unloaded ones. */
export function useSpamChoice(requests: readonly SpamRequest[], search: string) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [all, setAll] = useState<{ search: string; newest: number } | null>(null);
  // Another search clears the selection.
  const isAll = all !== null && all.search === search;
  const shown = requests.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  const isChosen = (id: number) => (isAll ? id <= all.newest : ids.has(id));

  const choose = (id: number, isOn: boolean) => {
    const before = isAll
      ? requests.filter((each) => isChosen(each.id)).map((each) => each.id)
      : shown;
    setAll(null);
    setIds(new Set(isOn ? [...before, id] : before.filter((each) => each !== id)));
  };
  const clear = () => {
    setAll(null);
    setIds(new Set());
  };
  const chooseAll = (isOn: boolean) => {
    clear();
    const [newest] = requests;
    if (isOn && newest !== undefined) setAll({ search, newest: newest.id });
  };
  const chosen: ChosenSpam | null = isAll ? all : shown.length > 0 ? { ids: shown } : null;
  return { chosen, isAll, count: shown.length, isChosen, choose, chooseAll, clear };
}

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
