import { Archive, Pencil, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { MoreMenu } from "@/components/more-menu";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";

export function DraftMark() {
  const { t } = useTranslation();
  return <PartMark>{t("Unsaved draft")}</PartMark>;
}

export function PartMark({ children }: { children: string }) {
  return (
    <span className="ml-2 inline-block rounded-xs px-1.5 text-xs font-normal text-text-2 ring ring-line-strong ring-inset">
      {children}
    </span>
  );
}

type PartMenuProps = {
  name: string;
  onEdit: () => void;
  onArchive: () => void;
  more?: { label: string; Icon: LucideIcon; run: () => void }[];
};

export function PartMenu({ name, onEdit, onArchive, more = [] }: PartMenuProps) {
  const { t } = useTranslation();
  return (
    <MoreMenu className="-mr-2.5 text-muted" label={t("More for {{title}}", { title: name })}>
      <DropdownMenuItem onSelect={onEdit}>
        <Pencil aria-hidden />
        {t("Edit")}
      </DropdownMenuItem>
      {more.map(({ label, Icon, run }) => (
        <DropdownMenuItem key={label} onSelect={run}>
          <Icon aria-hidden />
          {label}
        </DropdownMenuItem>
      ))}
      <DropdownMenuItem onSelect={onArchive}>
        <Archive aria-hidden />
        {t("Archive")}
      </DropdownMenuItem>
    </MoreMenu>
  );
}
