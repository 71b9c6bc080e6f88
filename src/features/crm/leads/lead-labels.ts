import type { TFunction } from "i18next";
import type { Lead } from "@/data/leads/schema";
import type { Placement } from "@/data/leads/board-moves";
import { formatList } from "@/lib/format/format";
import { callTimeLabel } from "@/content/call-times";
import { stageLabels } from "@/data/leads/choices";

export const leadName = ({ business, name }: Pick<Lead, "business" | "name">) =>
  business?.trim() ? business : name;

/** "Macon, GA"; a typed town often ends with the state already. */
export function placeLabel(town: string | null, region: string | null): string | null {
  if (town !== null && region !== null && town.endsWith(`, ${region}`)) return town;
  return formatList([town, region]) || null;
}

/** For whoever calls: "Best time to call: Morning". */
export const bestTime = ({ call_time }: Pick<Lead, "call_time">, t: TFunction): string =>
  t("Best time to call: {{time}}", { time: t(callTimeLabel(call_time ?? "")) });

/** Null for a change of order only. */
export function movedLabel(t: TFunction, lead: Lead, placement: Placement): string | null {
  if (placement.stage === lead.stage) return null;
  return t("Moved {{lead}} to {{stage}}.", {
    lead: leadName(lead),
    stage: t(stageLabels[placement.stage]),
  });
}
