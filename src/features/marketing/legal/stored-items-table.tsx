import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { storedItems, type StoredItem } from "@/lib/stored-items";
import "./stored-items-table.css";

const areas: Record<StoredItem["area"], string> = {
  localStorage: "Local storage",
  sessionStorage: "Session storage",
};

export function StoredItemsTable() {
  const { t } = useTranslation();
  return (
    <table className="stored-items">
      <caption>
        {t(
          "Made from the site’s own code when it was built, so it lists what is there and not what we remember.",
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("Name")}</th>
          <th scope="col">{t("Who gets it")}</th>
          <th scope="col">{t("What it remembers")}</th>
          <th scope="col">{t("How long")}</th>
        </tr>
      </thead>
      <tbody>
        {storedItems.map((item) => (
          <StoredItemRow key={item.key} item={item} />
        ))}
      </tbody>
    </table>
  );
}

function StoredItemRow({ item }: { item: StoredItem }) {
  const { t } = useTranslation();
  const isForVisitors = item.who === "visitor";
  return (
    <tr>
      <th scope="row">
        {/* Broken after a dot, not within a word. */}
        {item.key.split(/(?<=\.)/).map((part) => (
          <Fragment key={part}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </th>
      <td>
        <Badge className="max-md:my-1" variant={isForVisitors ? "info" : "default"}>
          {isForVisitors ? t("Visitors") : t("Staff")}
        </Badge>
      </td>
      <td>
        {t(item.purpose)}
        <small>{t("Set {{when}}.", { when: t(item.setWhen) })}</small>
      </td>
      <td data-label={t("Kept")}>
        {t(item.howLong)}
        <small>{t(areas[item.area])}</small>
      </td>
    </tr>
  );
}
