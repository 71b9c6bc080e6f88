import { useTranslation } from "react-i18next";
import { ToggleChip } from "@/components/ui/toggle-chip";
import type { StaffMember } from "@/data/staff/schema";
import { cn } from "@/lib/cn";
import { initials } from "@/lib/format/format";
import type { CalendarPerson } from "./use-colleagues";

type PeopleFilterProps = {
  people: readonly CalendarPerson[];
  member: StaffMember | null;
  /** Ids; nobody stands for everybody. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Chooses the people whose items are shown, and names their colors. */
export function PeopleFilter({ people, member, chosen, onChange }: PeopleFilterProps) {
  const { t } = useTranslation();
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const own = people.filter(({ id }) => id === member?.id);
  const others = people.filter(({ id }) => id !== member?.id);
  return (
    <div
      role="group"
      aria-label={t("Whose calendar")}
      data-print="no"
      className="mb-3 flex flex-wrap gap-1.5"
    >
      <ToggleChip isOn={chosen.length === 0} onClick={() => onChange([])}>
        <span>{t("Everybody")}</span>
      </ToggleChip>
      {[...own, ...others].map(({ id, name, color }) => (
        <ToggleChip key={id} isOn={chosen.includes(id)} onClick={() => toggle(id)}>
          <span aria-hidden className={cn("size-3 flex-none rounded-full", color.background)} />
          <span>{id === member?.id ? t("{{name}} (you)", { name }) : name}</span>
          <span aria-hidden translate="no" className="text-xs text-muted">
            {initials(name)}
          </span>
        </ToggleChip>
      ))}
    </div>
  );
}
