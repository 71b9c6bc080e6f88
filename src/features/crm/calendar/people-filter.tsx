import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
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
      <Chip isOn={chosen.length === 0} onClick={() => onChange([])}>
        <span>{t("Everybody")}</span>
      </Chip>
      {[...own, ...others].map(({ id, name, color }) => (
        <Chip key={id} isOn={chosen.includes(id)} onClick={() => toggle(id)}>
          <span aria-hidden className={cn("size-3 flex-none rounded-full", color.background)} />
          <span>{id === member?.id ? t("{{name}} (you)", { name }) : name}</span>
          <span aria-hidden translate="no" className="text-xs text-muted">
            {initials(name)}
          </span>
        </Chip>
      ))}
    </div>
  );
}

type ChipProps = { isOn: boolean; onClick: () => void; children: ReactNode };

function Chip({ isOn, onClick, children }: ChipProps) {
  return (
    <Button
      variant="secondary"
      aria-pressed={isOn}
      className="min-h-9 gap-2 rounded-full px-3 py-1 text-code/tight font-medium inset-ring-line-strong aria-pressed:bg-wait-bg aria-pressed:font-semibold aria-pressed:inset-ring-text pointer-coarse:min-h-11"
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
