import { Pencil, Plus, Archive, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Card, CardAction, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { cn } from "@/lib/cn";
import { MoreMenu } from "@/components/more-menu";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";

type SidePanelProps = {
  className: string;
  id: string;
  heading: string;
  addLabel: string;
  /** The button's label while a draft exists, such as "Site draft". */
  draftLabel: string;
  onAdd: (() => void) | null;
  hasDraft: boolean;
  isEmpty: boolean;
  emptyText: string;
  children: ReactNode;
  dialogs: ReactNode;
};

export function SidePanel(props: SidePanelProps) {
  const {
    className,
    id,
    heading,
    addLabel,
    draftLabel,
    onAdd,
    hasDraft,
    isEmpty,
    emptyText,
    children,
    dialogs,
  } = props;
  const { t } = useTranslation();
  return (
    <Card className={cn("max-lg:scroll-mt-5", className)} id={id} aria-labelledby={`${id}-head`}>
      <CardHeader>
        <CardTitle id={`${id}-head`}>{heading}</CardTitle>
        {onAdd !== null && (
          <CardAction>
            <Button variant="ghost" className="-my-1.5 -mr-3 gap-1.5 px-3" onClick={onAdd}>
              {hasDraft ? <Pencil size={18} aria-hidden /> : <Plus size={18} aria-hidden />}
              {hasDraft ? (
                <span>{draftLabel}</span>
              ) : (
                <span>
                  <span className="sr-only">{t("Add:")}</span> {addLabel}
                </span>
              )}
            </Button>
          </CardAction>
        )}
      </CardHeader>
      {isEmpty ? (
        <CardContent className="text-muted">{emptyText}</CardContent>
      ) : (
        <ul>{children}</ul>
      )}
      {dialogs}
    </Card>
  );
}

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
