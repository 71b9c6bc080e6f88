import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Item, ItemContent, ItemDescription, ItemTitle } from "@/components/ui/item";
import type { Address } from "@/data/clients/part-schemas";
import type { ClientOverview } from "@/data/clients/schema";
import { textLinkVariants } from "@/components/text-link";
import { formatList } from "@/lib/format/format";
import { mapAddress } from "./contacts-panel";
import { PartForm, type PartField, type PartValues } from "./part-form";
import { DraftMark, PartMenu, SidePanel } from "./side-panel";
import { useClientPart } from "./use-client-part";

type AddressesPanelProps = { client: ClientOverview; canEdit: boolean };

export function AddressesPanel({ client, canEdit }: AddressesPanelProps) {
  const { t } = useTranslation();
  const part = useClientPart<"client_addresses", Address>("client_addresses", client.id, {
    added: t("Address added."),
    changed: t("Address changed."),
    archived: t("Address archived."),
  });
  const save = (values: PartValues) => {
    const region = values["region"];
    return part.save({
      ...values,
      region: typeof region === "string" ? region.toUpperCase() : null,
    });
  };
  return (
    <SidePanel
      className="max-lg:order-5"
      id="addresses"
      heading={t("Addresses")}
      addLabel={t("Address")}
      draftLabel={t("Address draft")}
      onAdd={canEdit ? part.openNew : null}
      hasDraft={canEdit && part.hasDraft("new")}
      isEmpty={client.addresses.length === 0}
      emptyText={t("No address yet.")}
      dialogs={
        <>
          {part.open !== null && part.form !== null && (
            <PartForm
              title={part.open === "new" ? t("Add an address") : t("Edit the address")}
              fields={addressFields(t)}
              values={part.open === "new" ? { label: t("Office") } : valuesOf(part.open)}
              submitLabel={part.open === "new" ? t("Add address") : t("Save address")}
              save={save}
              {...part.form}
            />
          )}
          {part.dialog}
        </>
      }
    >
      {client.addresses.map((address) => (
        <Item key={address.id}>
          <ItemContent>
            <ItemTitle>
              <span>{address.label}</span>
              {canEdit && part.hasDraft(address) && <DraftMark />}
            </ItemTitle>
            <ItemDescription>
              <a
                className={textLinkVariants()}
                href={mapAddress(addressLine(address))}
                target="_blank"
                rel="noopener noreferrer"
                title={t("Open on a map")}
              >
                {addressLine(address)}
              </a>
            </ItemDescription>
          </ItemContent>
          {canEdit && (
            <PartMenu
              name={address.label}
              onEdit={() => part.openRow(address)}
              onArchive={() => part.archive(address)}
            />
          )}
        </Item>
      ))}
    </SidePanel>
  );
}

const addressLine = ({ street, town, region, postal_code: zip }: Address) =>
  formatList([street, town, [region, zip].filter(Boolean).join(" ")]);

const valuesOf = (address: Address): PartValues => ({
  label: address.label,
  street: address.street,
  town: address.town,
  region: address.region,
  postal_code: address.postal_code,
});

function addressFields(t: TFunction): PartField[] {
  const needed = (sentence: string) => (text: string) => (text === "" ? sentence : null);
  return [
    {
      column: "label",
      label: t("What it is"),
      maxLength: 40,
      check: needed(t("Say what it is, such as Office or Yard.")),
    },
    {
      column: "street",
      label: t("Street"),
      maxLength: 200,
      isWide: true,
      check: needed(t("Type the street and number.")),
    },
    { column: "town", label: t("Town"), maxLength: 120, check: needed(t("Type the town.")) },
    {
      column: "region",
      label: t("State"),
      maxLength: 2,
      check: (text) =>
        text === "" || /^[A-Za-z]{2}$/.test(text) ? null : t("Two letters, such as OH."),
    },
    { column: "postal_code", label: t("ZIP code"), maxLength: 12 },
  ];
}
