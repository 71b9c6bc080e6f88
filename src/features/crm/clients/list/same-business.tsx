import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import type { ClientRow } from "@/data/clients/schema";
import { formatList } from "@/lib/format/format";
import { paths } from "@/lib/paths";

/** Only a warning, because two businesses may share a name. */
export function SameBusiness({ clients }: { clients: readonly ClientRow[] }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="col-span-full">
      {clients.length > 0 && (
        <Alert variant="warning">
          <p>{t("A client of this name is here already. Is it the same business?")}</p>
          <ul>
            {clients.map(({ id, business, town, region }) => (
              <li key={id}>
                <TextLink to={paths.crmClient(id)}>{formatList([business, town, region])}</TextLink>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
