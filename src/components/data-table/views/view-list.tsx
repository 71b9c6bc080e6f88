import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { SavedView } from "@/data/crm/saved-views";

type ViewListProps = {
  views: readonly SavedView[];
  currentId: string | null;
  onOpen: (view: SavedView) => void;
  onDelete: (view: SavedView) => void;
};

export function ViewList({ views, currentId, onOpen, onDelete }: ViewListProps) {
  const { t } = useTranslation();
  if (views.length === 0) return null;
  return (
    <ul className="records-view-list">
      {views.map((view) => (
        <li key={view.id}>
          <button
            type="button"
            aria-current={view.id === currentId || undefined}
            onClick={() => onOpen(view)}
          >
            {view.name}
          </button>
          <Button
            variant="ghost"
            size="icon"
            className="text-muted"
            aria-label={t("Delete view {{name}}", { name: view.name })}
            onClick={() => onDelete(view)}
          >
            <Trash2 size={17} aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  );
}
