import { Archive, Ellipsis, Pencil, type LucideIcon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import "@/components/ui/menu.css";

const ICON = { size: 18, "aria-hidden": true } as const;

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
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button
          variant="ghost"
          size="icon"
          className="-mr-2.5 text-muted"
          aria-label={t("More for {{title}}", { title: name })}
        >
          <Ellipsis {...ICON} />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
          <DropdownMenu.Item className="menu-item" onSelect={onEdit}>
            <Pencil {...ICON} />
            {t("Edit")}
          </DropdownMenu.Item>
          {more.map(({ label, Icon, run }) => (
            <DropdownMenu.Item key={label} className="menu-item" onSelect={run}>
              <Icon {...ICON} />
              {label}
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Item className="menu-item" onSelect={onArchive}>
            <Archive {...ICON} />
            {t("Archive")}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
