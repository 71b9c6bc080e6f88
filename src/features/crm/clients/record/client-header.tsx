import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import type { ClientOverview } from "@/data/clients/schema";
import { recordField } from "@/data/records/record-fields";
import { formatList } from "@/lib/format/format";
import { tradeLabel } from "@/data/records/trade-choices";
import { FieldInput } from "@/features/crm/shared/fields/field-input";
import { InlineText } from "@/features/crm/shared/fields/inline-kinds";
import { DoNotMailBadge } from "@/features/crm/shared/address-marks";
import { PresentPeople, usePresence } from "@/features/crm/shared/presence";
import { StateMap } from "@/features/crm/shared/state-map";
import type { ClientEdit } from "./client-record";

type ClientHeaderProps = {
  client: ClientOverview;
  edit: ClientEdit;
  canEdit: boolean;
  children: ReactNode;
};

export function ClientHeader({ client, edit, canEdit, children }: ClientHeaderProps) {
  const { t } = useTranslation();
  const people = usePresence({ entity: "clients", id: client.id });
  const input = (id: "business" | "trade", message: string, shown?: ReactNode) => {
    const field = recordField("clients", id);
    return (
      <FieldInput
        field={field}
        label={t(field.lowerLabel ?? field.label)}
        className={id === "trade" ? "data-inline-field:w-64" : undefined}
        value={client[id]}
        person={null}
        canEdit={canEdit}
        save={(changed) => edit({ [id]: changed }, { message })}
      >
        {shown}
      </FieldInput>
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-4 p-4.5">
      <div className="flex min-w-0 flex-[1_1_20rem] items-center gap-4">
        <StateMap className="size-16 rounded-sm" region={client.region} />
        <div className="min-w-0 flex-1">
          <h1 className="text-3xl/tight tracking-tight max-lg:text-2xl/tight [&_input]:font-display [&_input]:text-xl/tight [&_input]:font-semibold">
            {input("business", t("Renamed the client."))}
          </h1>
          <p className="mt-0.5 flex flex-wrap items-baseline gap-x-4.5 gap-y-0.75 text-muted has-data-[variant=warning]:mt-1.5 has-data-[variant=warning]:gap-y-1.5 has-[[data-inline-field]]:mt-3">
            {input("trade", t("Trade changed."), t(tradeLabel(client.trade) ?? "No trade"))}
            <InlineText
              label={t("town and state")}
              className="data-inline-field:w-64"
              value={placeOf(client)}
              maxLength={125}
              validate={(text) =>
                splitPlace(text) === null
                  ? t("Type a town, and its state as two letters: Dublin, OH.")
                  : null
              }
              canEdit={canEdit}
              save={(text) =>
                edit(splitPlace(text ?? "") ?? {}, { message: t("Town and state changed.") })
              }
            >
              {placeOf(client) || t("No town")}
            </InlineText>
            <DoNotMailBadge mailing={client.mailing} />
            {client.is_sample && <Badge variant="sample">{t("Example data")}</Badge>}
            <PresentPeople className="self-center" people={people} />
          </p>
        </div>
      </div>
      {children}
    </div>
  );
}

const placeOf = ({ town, region }: ClientOverview) => formatList([town, region]);

/** Splits "Dublin, OH" into its columns; null without a state of two letters. */
function splitPlace(text: string): { town: string | null; region: string | null } | null {
  if (text.trim() === "") return { town: null, region: null };
  const [, town = "", region = ""] = /^([^,]+)(?:,\s*([A-Za-z]{2}))?\s*$/.exec(text.trim()) ?? [];
  if (town === "") return null;
  return { town: town.trim(), region: region === "" ? null : region.toUpperCase() };
}
