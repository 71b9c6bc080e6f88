import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Contact } from "@/data/clients/part-schemas";
import { overviewOf } from "@tests/fixtures/clients";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { ContactsPanel } from "./contacts-panel";

const ID = "5a000000-0000-4000-8000-0000000000c1";
const contactOf = (name: string): Contact => ({
  id: name,
  client_id: ID,
  name,
  job_title: null,
  email: `${name}@halden.example`,
  phone: null,
  is_primary: name === "dana",
  archived_at: null,
  is_sample: false,
  version: 1,
  created_at: "2026-11-20T14:00:00Z",
  updated_at: "2026-11-20T14:00:00Z",
});

it("names the record by which a contact's address is not mailed, beside that contact alone", () => {
  stubNetwork(() => ({ body: [] }));
  const client = overviewOf({
    id: ID,
    contacts: [contactOf("dana"), contactOf("marc")],
    address_marks: [
      { email: "marc@halden.example", lead_id: "l1", client_id: null, name: "Marc Ruiz" },
    ],
  });
  renderPage(<ContactsPanel client={client} canEdit={false} />);
  const mark = screen.getByText(/^Not to be mailed/);
  expect(mark.closest("[data-slot=item]")).toHaveTextContent(/^marc/);
  expect(within(mark).getByRole("link", { name: "Marc Ruiz" })).toHaveAttribute(
    "href",
    "/admin/crm/leads?lead=l1",
  );
});
