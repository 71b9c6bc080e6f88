import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { FieldDescription } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import type { SavedView } from "@/data/saved-views/queries";
import type { FilterFace } from "@/components/data-table/filters/use-list-address";

type SaveViewProps = {
  address: Pick<FilterFace, "query">;
  views: readonly SavedView[];
  current: SavedView | undefined;
  isChanged: boolean;
  /** Resolves to whether it was stored; reports failures itself. */
  onSave: (name: string, query: string) => Promise<boolean>;
  onSaved: () => void;
};

/** Saves the current choices under a name, or into the open view. */
export function SaveView({ address, views, current, isChanged, onSave, onSaved }: SaveViewProps) {
  const { t } = useTranslation();
  const id = useId();
  const [name, setName] = useState("");
  const [isSaving, setIsSaving] = useState(false);
  const wanted = name.trim();
  const isTaken = views.some((view) => view.name === wanted);
  const save = async (under: string) => {
    setIsSaving(true);
    const isStored = await onSave(under, address.query);
    setIsSaving(false);
    if (isStored) onSaved();
  };
  return (
    <form
      className="grid gap-1.5 px-3 pt-2 pb-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== "" && !isSaving) void save(wanted);
      }}
    >
      {isChanged && current !== undefined && (
        <Button
          variant="secondary"
          busyLabel={isSaving && t("Saving")}
          onClick={() => void save(current.name)}
        >
          {t("Update “{{name}}”", { name: current.name })}
        </Button>
      )}
      <Label htmlFor={id}>{t("Save what you see as")}</Label>
      <div className="flex gap-2">
        <Input
          id={id}
          className="min-w-0"
          maxLength={60}
          autoComplete="off"
          aria-describedby={isTaken ? `${id}-hint` : undefined}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          variant="ink"
          className="flex-none"
          type="submit"
          disabled={wanted === ""}
          busyLabel={isSaving && t("Saving")}
        >
          {isTaken ? t("Replace") : t("Save")}
        </Button>
      </div>
      {isTaken && (
        <FieldDescription id={`${id}-hint`}>
          {t("A view of that name is there; it will be replaced.")}
        </FieldDescription>
      )}
    </form>
  );
}
