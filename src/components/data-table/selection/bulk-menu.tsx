import { ChevronDown } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { FilterOption } from "../filters/list-filter";
import "@/components/ui/menu.css";

type BulkMenuProps = {
  /** "Set status" */
  label: string;
  options: readonly FilterOption[];
  isBusy: boolean;
  onChoose: (value: string) => void;
};

/** One thing to set on all ticked rows, chosen from a menu. */
export function BulkMenu({ label, options, isBusy, onChoose }: BulkMenuProps) {
  const { t } = useTranslation();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild disabled={isBusy}>
        <Button variant="secondary" busyLabel={isBusy && t("Saving")}>
          {label}
          <ChevronDown size={16} aria-hidden />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu records-menu"
          align="start"
          sideOffset={6}
          collisionPadding={8}
        >
          {options.map((option) => (
            <DropdownMenu.Item
              key={option.value}
              className="menu-item"
              onSelect={() => onChoose(option.value)}
            >
              {option.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
