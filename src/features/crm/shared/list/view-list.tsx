import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { SavedView } from "@/data/saved-views/queries";

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
    <ul className="mb-1.5 border-b border-line pb-1.5">
      {views.map((view) => (
        <li key={view.id} className="flex items-center">
          <Button
            variant="ghost"
            className="min-w-0 flex-1 justify-start px-3 text-left font-medium wrap-anywhere whitespace-normal aria-[current]:inset-shadow-mark"
            aria-current={view.id === currentId || undefined}
            onClick={() => onOpen(view)}
          >
            {view.name}
          </Button>
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
