import { UserRoundPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import type { Person } from "@/data/staff/schema";
import { usePersonOptions } from "../fields/inline-kinds";

export type MenuState = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

type AssignMenuProps = MenuState & {
  /** The name of the item that is handed over, such as a task's title. */
  name: string;
  current: Person | null;
  onAssign: (person: Person | null) => void;
};

/** A button with the person's initials, whose menu hands something over to somebody else. */
export function AssignMenu({ name, current, onAssign, isOpen, onOpenChange }: AssignMenuProps) {
  const { t } = useTranslation();
  return (
    <DropdownMenu open={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          title={current?.name ?? t("Nobody has it")}
          aria-label={
            current === null
              ? t("Assign {{name}}: nobody has it", { name })
              : t("Assign {{name}}: {{person}} has it", { name, person: current.name })
          }
        >
          {current === null ? (
            <UserRoundPlus size={19} aria-hidden />
          ) : (
            <Avatar
              className="size-7 bg-draft-bg text-[0.6875rem] text-draft"
              name={current.name}
            />
          )}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>{t("Who does it")}</DropdownMenuLabel>
        <People current={current} onAssign={onAssign} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function People({ current, onAssign }: Pick<AssignMenuProps, "current" | "onAssign">) {
  const options = usePersonOptions(current);
  const assign = (id: string) => {
    if (id === (current?.id ?? "")) return;
    const chosen = options.find(({ value }) => value === id);
    onAssign(id === "" || chosen === undefined ? null : { id, name: chosen.label });
  };
  return (
    <DropdownMenuRadioGroup value={current?.id ?? ""} onValueChange={assign}>
      {options.map(({ value, label }) => (
        <DropdownMenuRadioItem key={value} value={value}>
          {label}
        </DropdownMenuRadioItem>
      ))}
    </DropdownMenuRadioGroup>
  );
}
