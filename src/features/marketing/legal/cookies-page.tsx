import { useTranslation } from "react-i18next";
import { Fragment, type ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/cn";
import { storedItems, type StoredItem } from "@/lib/storage/stored-items";
import {
  afterStorage,
  cookiesSection,
  cookiesSummary,
  cookiesVersions,
  storageSection,
} from "./cookies-content";
import { LegalPage, LegalSections, LegalSummary } from "./legal-page";

const contents = [cookiesSection, storageSection, ...afterStorage];

export function Cookies() {
  const { t } = useTranslation();
  return (
    <LegalPage
      heading={t("Cookie policy")}
      versions={cookiesVersions}
      summary={<LegalSummary {...cookiesSummary} />}
      contents={contents}
    >
      <LegalSections sections={[cookiesSection, storageSection]} />
      <StoredItemsTable />
      <LegalSections sections={afterStorage} />
    </LegalPage>
  );
}

const areas: Record<StoredItem["area"], string> = {
  localStorage: "Local storage",
  sessionStorage: "Session storage",
};

const CELL =
  "block py-0.5 text-left align-top md:table-cell md:border-b md:border-line-strong md:py-3.5 md:pr-5";

function StoredItemsTable() {
  const { t } = useTranslation();
  return (
    <table className="mt-6 block w-full border-collapse text-base/snug md:table">
      <caption className="block pb-3 text-left text-sm text-muted md:table-caption">
        {t(
          "Made from the site’s own code when it was built, so it lists what is there and not what we remember.",
        )}
      </caption>
      <thead className="hidden md:table-header-group">
        <tr>
          {[t("Name"), t("Who gets it"), t("What it remembers"), t("How long")].map((column) => (
            <th
              key={column}
              scope="col"
              className="border-b-2 border-text py-2.5 pr-5 text-left text-sm/snug whitespace-nowrap"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-t-2 border-text md:table-row-group md:border-t-0">
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
    <tr className="block border-b border-line-strong py-4 md:table-row md:border-0">
      <th
        scope="row"
        translate="no"
        className={cn(CELL, "font-mono text-sm font-semibold wrap-break-word")}
      >
        {/* Wraps after a dot, not within a word. */}
        {item.key.split(/(?<=\.)/).map((part) => (
          <Fragment key={part}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </th>
      <td className={CELL}>
        <Badge className="max-md:my-1" variant={isForVisitors ? "info" : "default"}>
          {isForVisitors ? t("Visitors") : t("Staff")}
        </Badge>
      </td>
      <td className={CELL}>
        {t(item.purpose)}
        <Aside>{t(item.setWhen)}</Aside>
      </td>
      <td className={cn(CELL, "text-text-2 md:w-[24%] md:pr-0")}>
        <b className="font-semibold text-text md:hidden">{t("Kept:")} </b>
        {t(item.howLong)}
        <Aside className="max-md:ml-2 max-md:inline">{t(areas[item.area])}</Aside>
      </td>
    </tr>
  );
}

function Aside({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <small className={cn("mt-1 block text-[0.875rem] text-muted", className)}>{children}</small>
  );
}
