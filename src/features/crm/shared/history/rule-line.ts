import type { TFunction } from "i18next";
import { Workflow } from "lucide-react";
import type { HistoryEvent } from "@/data/history/schema";
import { ruleLabels, ruleOf } from "@/data/rules/rules";
import { valueText } from "../fields/record-labels";
import type { HistoryLine } from "./history-line";

/** Names the rule that made a change in place of a person, who is named as the one who set it off. */
export function byRule(
  { rule: name, before, after, actor_name }: HistoryEvent,
  line: HistoryLine | null,
  t: TFunction,
): HistoryLine | null {
  const rule = ruleOf(name);
  if (line === null || rule === null) return line;
  const arrow =
    after?.["stage"] === undefined
      ? []
      : [
          [before, after]
            .map((values) => valueText("stage", values?.["stage"], () => null, t))
            .join(" → "),
        ];
  return {
    Icon: Workflow,
    sentence: t(ruleLabels[rule].history),
    details: [
      ...arrow,
      ...line.details,
      actor_name === null
        ? t("Started by the site")
        : t("Started by {{name}}", { name: actor_name }),
    ],
  };
}
