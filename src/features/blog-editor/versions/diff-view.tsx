import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import {
  diffText,
  withoutLongPassages,
  FIELD_LABELS,
  type DiffPart,
  type ComparedField,
} from "./compared-fields";

type DiffViewProps = {
  before: string;
  after: string;
  show?: "both" | "before" | "after";
};

const isShown = (part: DiffPart | null, show: "both" | "before" | "after") =>
  part === null ||
  part.kind === "same" ||
  show === "both" ||
  part.kind === (show === "before" ? "removed" : "added");

/** Removed words are struck through and added ones underlined, not only colored. */
export function DiffView({ before, after, show = "both" }: DiffViewProps) {
  const { t } = useTranslation();
  const { parts, detail } = useMemo(() => diffText(before, after), [before, after]);
  const shown = withoutLongPassages(parts).filter((part) => isShown(part, show));
  if (before === after) {
    return <p className="text-muted">{t("The same words; what differs is in the HTML.")}</p>;
  }
  const isEmpty = shown.every((part) => part !== null && part.text === "");
  return (
    <>
      {detail === "none" && (
        <p className="text-xs text-muted">
          {t("Too long and too different to mark word by word; here are both whole.")}
        </p>
      )}
      <div className="leading-normal wrap-anywhere whitespace-pre-wrap">
        {isEmpty && <span className="text-muted">{t("Empty")}</span>}
        {shown.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the parts have no other name
          <DiffPiece key={index} part={part} isOneSide={show !== "both"} />
        ))}
      </div>
    </>
  );
}

function DiffPiece({ part, isOneSide }: { part: DiffPart | null; isOneSide: boolean }) {
  const { t } = useTranslation();
  if (part === null) {
    return (
      <span className="mx-1.5 my-1 inline-block rounded-xs border border-dashed border-field px-2 text-xs text-muted">
        {t("unchanged words left out")}
      </span>
    );
  }
  if (part.kind === "same") return <span>{part.text}</span>;
  const isAdded = part.kind === "added";
  const Piece = isOneSide ? "mark" : isAdded ? "ins" : "del";
  return (
    <Piece
      className={cn(
        "rounded-xs box-decoration-clone px-[0.1em] py-[0.05em] text-inherit underline-offset-[0.18em]",
        isOneSide
          ? "bg-wait-bg underline decoration-wait decoration-2"
          : isAdded
            ? "bg-go-bg underline decoration-go decoration-2"
            : "bg-stop-bg line-through decoration-stop",
      )}
    >
      {part.text}
    </Piece>
  );
}

type FieldDiffHeadProps = {
  name: ComparedField;
  isHtml: boolean;
  onChange: (isHtml: boolean) => void;
};

export function FieldDiffHead({ name, isHtml, onChange }: FieldDiffHeadProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-t-2 border-text pt-2">
      <h3 className="font-sans text-sm/snug font-bold">{t(FIELD_LABELS[name])}</h3>
      {name === "full_content" && (
        <ToggleGroup
          aria-label={t("Compare")}
          value={isHtml ? "html" : "words"}
          onValueChange={(view) => onChange(view === "html")}
        >
          <ToggleGroupItem value="words">{t("Words")}</ToggleGroupItem>
          <ToggleGroupItem value="html">{t("HTML")}</ToggleGroupItem>
        </ToggleGroup>
      )}
    </div>
  );
}
