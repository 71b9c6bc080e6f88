import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import type { FilterOption } from "../filters/list-filter";

type BulkMenuProps = {
  label: string;
  options: readonly FilterOption[];
  isBusy: boolean;
  onChoose: (value: string) => void;
};

export function BulkMenu({ label, options, isBusy, onChoose }: BulkMenuProps) {
  const { t } = useTranslation();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild disabled={isBusy}>
        <Button variant="secondary" busyLabel={isBusy && t("Saving")}>
          {label}
          <ChevronDown size={16} aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {options.map((option) => (
          <DropdownMenuItem key={option.value} onSelect={() => onChoose(option.value)}>
            {option.label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
