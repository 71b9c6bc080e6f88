import { Command as Cmdk } from "cmdk";
import { ArrowRight } from "lucide-react";
import type { TFunction } from "i18next";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { Kbd, KbdGroup } from "@/components/ui/kbd";
import { matchedParts } from "@/lib/format/matched-parts";
import { shortcutText } from "@/lib/format/shortcut-label";
import { singleKeysOf } from "./command";
import type { FoundItem } from "./found-records";
import type { PaletteEntry, PaletteSection } from "./palette-sections";
import { useSingleKeys } from "./use-single-keys";

type Marks = { typed: string; near: readonly string[] };

type PaletteListProps = {
  sections: PaletteSection[];
  marks: Marks;
  isBusy: boolean;
  onChoice: (entry: PaletteEntry) => void;
};

export function PaletteList({ sections, marks, isBusy, onChoice }: PaletteListProps) {
  const { t } = useTranslation();
  return (
    <Cmdk.List
      className="min-h-0 scroll-py-2 overflow-y-auto overscroll-contain *:px-2 *:pt-1.5 *:pb-2.5"
      hidden={sections.length === 0}
      aria-busy={isBusy}
      label={t("Records, pages and actions")}
    >
      {sections.map(({ key, heading, entries }) => (
        <Cmdk.Group
          key={key}
          heading={heading}
          className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3.5 [&_[cmdk-group-heading]]:pb-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:wrap-anywhere [&_[cmdk-group-heading]]:text-muted"
        >
          {entries.map((entry) => (
            <PaletteItem key={entry.value} entry={entry} marks={marks} onChoice={onChoice} />
          ))}
        </Cmdk.Group>
      ))}
    </Cmdk.List>
  );
}

type PaletteItemProps = Pick<PaletteListProps, "marks" | "onChoice"> & { entry: PaletteEntry };

/** Marks cut its texts into pieces, which would be read as such. */
const nameOf = ({ title, details, excerpt, isSample }: FoundItem, t: TFunction): string =>
  [title, ...details, excerpt, isSample && t("Example")].filter(Boolean).join(", ");

function PaletteItem({ entry, marks, onChoice }: PaletteItemProps) {
  const { t } = useTranslation();
  const { value, label, Icon, shortcut, isDisabled, record } = entry;
  const [hasSingleKeys] = useSingleKeys();
  const isKeyActive = hasSingleKeys || singleKeysOf(entry).length === 0;
  return (
    <Cmdk.Item
      className="group flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-sm/tight font-medium data-[disabled=true]:cursor-default data-[disabled=true]:text-muted data-[selected=true]:bg-sunken data-[selected=true]:inset-shadow-mark"
      value={value}
      disabled={isDisabled}
      aria-label={record === null ? undefined : nameOf(record, t)}
      onSelect={() => onChoice(entry)}
    >
      <span className="w-5 flex-none text-muted group-data-[selected=true]:text-text">
        {Icon && <Icon size={19} aria-hidden />}
      </span>
      {record === null ? (
        <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      ) : (
        <RecordText record={record} marks={marks} />
      )}
      {shortcut !== undefined && isKeyActive && (
        <KeyCaps className="[@media(hover:none)]:hidden" shortcut={shortcut} />
      )}
    </Cmdk.Item>
  );
}

function RecordText({ record, marks }: { record: FoundItem; marks: Marks }) {
  const { t } = useTranslation();
  const { title, details, excerpt, isSample, actions } = record;
  return (
    <>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="wrap-anywhere">
          <MarkedText text={title} {...marks} />
        </span>
        <span className="text-xs font-normal wrap-anywhere text-muted">
          {details.map((detail, nth) => (
            <Fragment key={detail}>
              {nth > 0 && <span>{" · "}</span>}
              <MarkedText text={detail} {...marks} />
            </Fragment>
          ))}
        </span>
        {excerpt !== null && (
          <span className="text-xs font-normal wrap-anywhere text-text-2">
            <MarkedText text={excerpt} {...marks} />
          </span>
        )}
      </span>
      {isSample && (
        <Badge variant="sample" className="flex-none px-1.5 py-0">
          {t("Example")}
        </Badge>
      )}
      {actions.length > 0 && (
        <Kbd
          className="invisible flex-none group-data-[selected=true]:visible [@media(hover:none)]:hidden"
          aria-hidden
        >
          <ArrowRight size={13} />
        </Kbd>
      )}
    </>
  );
}

function MarkedText({ text, typed, near }: Marks & { text: string }) {
  return matchedParts(text, typed, near).map((part, nth) =>
    part.isMatch ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity
      <mark
        key={nth}
        className="bg-transparent font-semibold text-text underline decoration-curb-500 decoration-2 underline-offset-2"
      >
        {part.text}
      </mark>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity
      <span key={nth}>{part.text}</span>
    ),
  );
}

const isAlphabetic = (key: string) => /^\p{L}$/u.test(key);

/** Shows "g d" as two keys, and "Mod-K" as this keyboard names it. */
export function KeyCaps({ shortcut, className }: { shortcut: string; className?: string }) {
  const { t } = useTranslation();
  return (
    <KbdGroup className={className}>
      {shortcut.split(" ").map((keys, index) => (
        <Fragment key={`${index} ${keys}`}>
          {index > 0 && <span>{` ${t("then")} `}</span>}
          <Kbd>{isAlphabetic(keys) ? keys.toUpperCase() : shortcutText(keys)}</Kbd>
        </Fragment>
      ))}
    </KbdGroup>
  );
}
