import type { TFunction } from "i18next";
import { Mail, Phone, Star } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonVariants } from "@/components/ui/button";
import { Item, ItemContent, ItemDescription, ItemTitle } from "@/components/ui/item";
import type { Contact } from "@/data/clients/part-schemas";
import type { ClientOverview } from "@/data/clients/schema";
import { AddressMarks } from "@/features/crm/shared/address-marks";
import { formatList } from "@/lib/format/format";
import { PartForm, type PartField, type PartValues } from "./part-form";
import { DraftMark, PartMark, PartMenu, SidePanel } from "./side-panel";
import { useClientPart } from "./use-client-part";
import { cleanEmail, isEmail } from "@/lib/format/email-address";
import { makePrimary, undoMakePrimary } from "@/data/clients/client-parts";
import { useCrmMutation } from "@/data/records/mutations";
import { isConflict } from "@/data/records/refusals";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";

/** Digits and a leading plus only. */
export const telAddress = (phone: string) => `tel:${phone.replace(/(?!^\+)\D/g, "")}`;

export const mapAddress = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** Encoded, so that an address cannot add headers to the mail. */
const mailAddress = (email: string) => `mailto:${encodeURIComponent(email)}`;

const ICON = { size: 18, "aria-hidden": true } as const;

type ContactsPanelProps = { client: ClientOverview; canEdit: boolean };

export function ContactsPanel({ client, canEdit }: ContactsPanelProps) {
  const { t } = useTranslation();
  const { contacts } = client;
  const makePrimary = useMakePrimary(contacts);
  const part = useClientPart<"client_contacts", Contact>("client_contacts", client.id, {
    added: t("Contact added."),
    changed: t("Contact changed."),
    archived: t("Contact archived."),
  });
  return (
    <SidePanel
      className="max-lg:order-3"
      id="contacts"
      heading={t("Contacts")}
      addLabel={t("Contact")}
      draftLabel={t("Contact draft")}
      onAdd={canEdit ? part.openNew : null}
      hasDraft={canEdit && part.hasDraft("new")}
      isEmpty={contacts.length === 0}
      emptyText={
        canEdit ? t("Nobody to call yet. Add the person who picks up.") : t("Nobody to call yet.")
      }
      dialogs={
        <>
          {part.open !== null && part.form !== null && (
            <PartForm
              title={part.open === "new" ? t("Add a contact") : t("Edit the contact")}
              fields={contactFields(t)}
              values={part.open === "new" ? {} : valuesOf(part.open)}
              submitLabel={part.open === "new" ? t("Add contact") : t("Save contact")}
              save={part.save}
              {...part.form}
            />
          )}
          {part.dialog}
        </>
      }
    >
      {contacts.map((contact) => (
        <Item key={contact.id}>
          <ItemContent>
            <ItemTitle>
              <span>{contact.name}</span>
              {contact.is_primary && contacts.length > 1 && <PartMark>{t("Primary")}</PartMark>}
              {canEdit && part.hasDraft(contact) && <DraftMark />}
            </ItemTitle>
            <ItemDescription>
              {formatList([contact.job_title, contact.phone ?? contact.email])}
            </ItemDescription>
            {client.mailing === null && (
              <AddressMarks
                className="mt-1"
                marks={client.address_marks.filter(({ email }) => email === contact.email)}
              />
            )}
          </ItemContent>
          <ContactLinks contact={contact} />
          {canEdit && (
            <PartMenu
              name={contact.name}
              onEdit={() => part.openRow(contact)}
              onArchive={() => part.archive(contact)}
              more={
                contact.is_primary
                  ? []
                  : [{ label: t("Make primary"), Icon: Star, run: () => void makePrimary(contact) }]
              }
            />
          )}
        </Item>
      ))}
    </SidePanel>
  );
}

function ContactLinks({ contact: { name, phone, email } }: { contact: Contact }) {
  const { t } = useTranslation();
  return (
    <>
      {phone !== null && (
        <a
          className={buttonVariants({ variant: "secondary", size: "icon" })}
          href={telAddress(phone)}
          aria-label={t("Call {{name}}", { name })}
        >
          <Phone {...ICON} />
        </a>
      )}
      {email !== null && (
        <a
          className={buttonVariants({ variant: "secondary", size: "icon" })}
          href={mailAddress(email)}
          aria-label={t("Email {{name}}", { name })}
        >
          <Mail {...ICON} />
        </a>
      )}
    </>
  );
}

const valuesOf = (contact: Contact): PartValues => ({
  name: contact.name,
  job_title: contact.job_title,
  phone: contact.phone,
  email: contact.email,
});

function contactFields(t: TFunction): PartField[] {
  return [
    {
      column: "name",
      label: t("Name"),
      maxLength: 120,
      check: (text) => (text === "" ? t("Type the person’s name.") : null),
    },
    { column: "job_title", label: t("Job title"), maxLength: 80 },
    {
      column: "phone",
      label: t("Phone"),
      maxLength: 40,
      inputMode: "tel",
      check: (text) =>
        text === "" || /^\d{7,15}$/.test(text.replace(/\D/g, ""))
          ? null
          : t("Type the whole number, area code first: (614) 555-0117."),
    },
    {
      column: "email",
      label: t("Email"),
      maxLength: 254,
      inputMode: "email",
      clean: cleanEmail,
      check: (text) =>
        text === "" || isEmail(cleanEmail(text))
          ? null
          : t("Type an address with an @ and a dot, such as dana@haldenair.example."),
    },
  ];
}

function useMakePrimary(contacts: readonly Contact[]) {
  const { t } = useTranslation();
  const say = useUndoToast();
  const { mutateAsync: make } = useCrmMutation(makePrimary);
  const { mutateAsync: unmake } = useCrmMutation(undoMakePrimary);

  return async (chosen: Contact): Promise<void> => {
    const former = contacts.filter(({ id, is_primary }) => is_primary && id !== chosen.id);
    try {
      const stored = await make({ chosen, former });
      const undo = () => {
        unmake(stored).catch(() =>
          say.failed(t("That could not be undone: it has been changed since."), null),
        );
      };
      say.done(t("{{name}} is the primary contact now.", { name: chosen.name }), undo);
    } catch (error) {
      say.failed(
        isConflict(error)
          ? t("Not saved: somebody else changed this contact first. Theirs is shown now.")
          : t("Not saved: {{reason}}.", { reason: reasonOf(error) }),
        null,
      );
    }
  };
}
