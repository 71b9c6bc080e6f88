import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { shortcutText } from "@/lib/shortcut-text";
import "./key-caps.css";

const isLetter = (key: string) => /^\p{L}$/u.test(key);

/** "g d" as two keys after one another, "Mod-K" as this keyboard names it. */
export function KeyCaps({ shortcut }: { shortcut: string }) {
  const { t } = useTranslation();
  return (
    <span className="key-caps">
      {shortcut.split(" ").map((keys, index) => (
        <Fragment key={`${index} ${keys}`}>
          {index > 0 && <span className="key-caps-then">{` ${t("then")} `}</span>}
          <kbd>{isLetter(keys) ? keys.toUpperCase() : shortcutText(keys)}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
