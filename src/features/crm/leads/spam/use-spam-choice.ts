import { useState } from "react";
import type { SpamRequest } from "@/data/leads/submissions";
import type { ChosenSpam } from "@/data/leads/spam";

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
