import { Archive, Pencil, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { MoreMenu } from "@/components/more-menu";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";

/** Beside a row whose edit was begun and neither saved nor discarded. */
export function DraftMark() {
  const { t } = useTranslation();
  return <span className="client-primary">{t("Unsaved draft")}</span>;
}

type PartMenuProps = {
  /** Whose menu it is, such as "Dana Halden". */
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
