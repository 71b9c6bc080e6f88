import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Kbd, KbdGroup } from "@/components/ui/kbd";
import { shortcutText } from "@/lib/format/shortcut-label";

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
