import { expect } from "@playwright/test";
import { ownerHeaders } from "../e2e/support/open-page.ts";
import type { OwnSite } from "../xss/attacked-site.ts";
import { FIELDS, scriptFor, type Screen } from "./stored-scripts.ts";

const id = () => crypto.randomUUID();
export const CLIENT = id();
export const CHANGED_CLIENT = id();
export const LEAD = id();
export const LOST_LEAD = id();
export const TICKET = id();
export const STAFF_NAME = scriptFor("colleague");
export const TOWNS = [scriptFor("old-town"), scriptFor("new-town")] as const;
export const SENDER = scriptFor("sender");

const WEBP = Buffer.from("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA", "base64");

const wordsOf = (table: string, screen: Screen) =>
  Object.fromEntries(
    Object.entries(FIELDS)
      .filter(([name, field]) => name.startsWith(`${table}.`) && field.screen === screen)
      .map(([name, { value }]) => [name.split(".")[1], value]),
  );

export async function storeScripts({ api, origin }: OwnSite): Promise<void> {
  const headers = await ownerHeaders(api, origin);
  const post = async (path: string, data: object) => {
    const answer = await api.post(`/rest/v1/${path}`, { headers, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
  const change = async (table: string, row: string, fields: object) => {
    const path = `/rest/v1/${table}?id=eq.${row}`;
    const answer = await api.patch(path, { headers, data: { version: 1, ...fields } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const ofClient = (table: string) => ({ client_id: CLIENT, ...wordsOf(table, "client") });
  await post("clients", { id: CLIENT, ...wordsOf("clients", "client") });
  const { phone, email, ...contact } = ofClient("client_contacts") as Record<string, string>;
  await post("client_contacts", { ...contact, phone });
  await post("client_contacts", { ...contact, email });
  await post("client_addresses", ofClient("client_addresses"));
  await post("client_sites", { ...ofClient("client_sites"), domain: "one.example" });
  await post("crm_notes", ofClient("crm_notes"));
  await post("tasks", { ...ofClient("tasks"), due_on: "2026-12-01" });
  await post("leads", { id: LEAD, ...wordsOf("leads", "lead") });
  await post("leads", { id: LOST_LEAD, name: "Lost" });
  await change("leads", LOST_LEAD, { stage: "lost", ...wordsOf("leads", "lost lead") });
  await post("clients", { id: CHANGED_CLIENT, business: "Changed", town: TOWNS[0] });
  await change("clients", CHANGED_CLIENT, { town: TOWNS[1] });
  await post("tickets", { id: TICKET, client_id: CLIENT, ...wordsOf("tickets", "ticket") });
  await post("rpc/add_ticket_message", {
    id: id(),
    ticket_id: TICKET,
    kind: "client",
    ...wordsOf("ticket_messages", "ticket"),
  });
  const me = await api.get("/auth/v1/user", { headers });
  const { id: owner } = (await me.json()) as { id: string };
  await post("saved_views", {
    owner_id: owner,
    page: "leads",
    query: "stage=new",
    ...wordsOf("saved_views", "views"),
  });
  const picture = { id: id(), ...wordsOf("pictures", "pictures") } as Record<string, string>;
  await post("rpc/add_picture", {
    id: picture["id"],
    name: picture["name"],
    width: 1,
    height: 1,
    type: "image/webp",
    sha256: "a".repeat(64),
  });
  const object = `/storage/v1/object/picture-uploads/${picture["id"]}/1.webp`;
  const type = { "Content-Type": "application/octet-stream" };
  const sent = await api.post(object, { headers: { ...headers, ...type }, data: WEBP });
  expect(sent.ok(), await sent.text()).toBe(true);
  const checked = await api.post("/functions/v1/check-file", {
    headers,
    data: { picture_id: picture["id"] },
  });
  expect(checked.ok(), await checked.text()).toBe(true);
  await change("pictures", picture["id"] ?? "", { version: 2, alt: picture["alt"] });
  await post("rpc/add_staff", { email: "script@one.example", name: STAFF_NAME, role: "viewer" });
  await post("rpc/submit_lead", {
    payload: {
      form: "contact",
      name: SENDER,
      email: "sender@one.example",
      message: scriptFor("sent-message"),
      sourcePage: "/contact",
      filledMs: 9000,
    },
  });
}
