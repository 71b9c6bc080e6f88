import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ClientOverview } from "@/data/crm/clients";
import { tradeLabel, tradeOptions } from "@/components/record/crm-labels";
import { InlineSelect, InlineText } from "@/components/record/inline-kinds";
import { StateMap } from "../parts/state-map";
import type { ClientEdit } from "./client-record";

type ClientHeaderProps = {
  client: ClientOverview;
  edit: ClientEdit;
  canEdit: boolean;
  /** What can be done with the client. */
  children: ReactNode;
};

export function ClientHeader({ client, edit, canEdit, children }: ClientHeaderProps) {
  const { t } = useTranslation();
  const trades = tradeOptions.map(({ value, label }) => ({
    value: value as string,
    label: t(label),
  }));
  return (
    <div className="client-head">
      <div className="client-id">
        <StateMap region={client.region} />
        <div className="client-name">
          <h1 className="[&_input]:font-display [&_input]:text-xl/tight [&_input]:font-semibold">
            <InlineText
              label={t("business name")}
              value={client.business}
              maxLength={160}
              required={t("A client needs a name.")}
              canEdit={canEdit}
              save={(business) =>
                edit({ business: business ?? client.business }, { said: t("Renamed the client.") })
              }
            />
          </h1>
          <p className="client-where">
            <InlineSelect
              label={t("trade")}
              value={client.trade ?? ""}
              options={[{ value: "", label: t("No trade") }, ...trades]}
              canEdit={canEdit}
              save={(trade) => edit({ trade: trade || null }, { said: t("Trade changed.") })}
            >
              {t(tradeLabel(client.trade) ?? "No trade")}
            </InlineSelect>
            <InlineText
              label={t("town and state")}
              value={placeOf(client)}
              maxLength={125}
              validate={(text) =>
                splitPlace(text) === null
                  ? t("Type a town, and its state as two letters: Dublin, OH.")
                  : null
              }
              canEdit={canEdit}
              save={(text) =>
                edit(splitPlace(text ?? "") ?? {}, { said: t("Town and state changed.") })
              }
            >
              {placeOf(client) || t("No town")}
            </InlineText>
            {client.isSample && <span className="sample">{t("Sample data")}</span>}
          </p>
        </div>
      </div>
      {children}
    </div>
  );
}

const placeOf = ({ town, region }: ClientOverview) =>
  [town, region].filter((part) => part !== null && part !== "").join(", ");

/** "Dublin, OH" as its two columns; null for what has no state of two letters after a comma. */
function splitPlace(text: string): { town: string | null; region: string | null } | null {
  if (text.trim() === "") return { town: null, region: null };
  const [, town = "", region = ""] = /^([^,]+)(?:,\s*([A-Za-z]{2}))?\s*$/.exec(text.trim()) ?? [];
  if (town === "") return null;
  return { town: town.trim(), region: region === "" ? null : region.toUpperCase() };
}
