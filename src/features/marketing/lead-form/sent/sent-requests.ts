import { useMemo, useSyncExternalStore } from "react";
import * as z from "zod/mini";
import type { Booking, LeadForm } from "@/data/leads/submit-lead";
import { readStored, storageKeys, writeStored } from "@/lib/storage/storage";
import type { LeadFields } from "../lead-schema";

export type SentRequest = {
  reference: string;
  /** Its sender alone knows it. */
  requestId: string;
  sentAt: Date;
  booking: Booking | null;
  /** Without the message, which nothing shows again. */
  values: LeadFields;
};

/** With the form that sent it. */
export type KeptRequest = SentRequest & { form: LeadForm };

/** Both ask for a site: what one of them sent, the other one knows. */
const SITE_FORMS: readonly LeadForm[] = ["signup", "checkout"];
const formsLike = (form: LeadForm) => (SITE_FORMS.includes(form) ? SITE_FORMS : [form]);

/** More of one form than this is no visitor's own list. */
const MOST = 5;

const moment = z.pipe(
  z.iso.datetime(),
  z.transform((iso) => new Date(iso)),
);
const text = z.optional(z.string());

const requestSchema = z.object({
  reference: z.string(),
  requestId: z.string(),
  sentAt: moment,
  booking: z.nullable(
    z.object({ startsAt: moment, endsAt: moment, host: z.string(), key: z.string() }),
  ),
  values: z.object({
    name: z.string(),
    email: z.string(),
    phone: text,
    callTime: text,
    business: text,
    trade: text,
    town: text,
    website: text,
    topic: text,
    slot: text,
  }),
});
const storedSchema = z.record(z.string(), z.array(requestSchema));
type Stored = z.infer<typeof storedSchema>;

/** For a browser that refuses storage: until the page is left. */
let unsaved: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const readText = () => unsaved ?? readStored(storageKeys.sentRequests, "sessionStorage") ?? "";

function parse(json: string): Stored {
  try {
    return storedSchema.safeParse(JSON.parse(json)).data ?? {};
  } catch {
    return {};
  }
}

function write(form: LeadForm, requests: readonly SentRequest[]): void {
  const all = { ...parse(readText()), [form]: requests.slice(0, MOST) };
  const json = JSON.stringify(all);
  unsaved = writeStored(storageKeys.sentRequests, json, "sessionStorage") ? null : json;
  for (const listener of listeners) listener();
}

const read = (form: LeadForm): SentRequest[] => parse(readText())[form] ?? [];

export function keepSent(form: LeadForm, { values, ...request }: SentRequest): void {
  const { message: _message, ...others } = values;
  write(form, [{ ...request, values: others }, ...read(form)]);
}

/** Replaces what is kept of one request, or forgets it where `change` answers null. */
export function changeSent(
  form: LeadForm,
  reference: string,
  change: (request: SentRequest) => SentRequest | null,
): void {
  const changed = read(form).map((each) => (each.reference === reference ? change(each) : each));
  write(
    form,
    changed.filter((each) => each !== null),
  );
}

/**
 * Requests that this tab sent by the form or one that asks for the same, newest first. Empty in prerendered
 * HTML and while it is hydrated.
 */
export function useSentRequests(form: LeadForm): readonly KeptRequest[] {
  const json = useSyncExternalStore(subscribe, readText, () => "");
  return useMemo(() => {
    const stored = json === "" ? {} : parse(json);
    return formsLike(form)
      .flatMap((each) => (stored[each] ?? []).map((request) => ({ ...request, form: each })))
      .toSorted((a, b) => b.sentAt.getTime() - a.sentAt.getTime());
  }, [json, form]);
}
