import { useMemo, useSyncExternalStore } from "react";
import * as z from "zod/mini";
import type { Booking } from "@/data/leads/submit-lead";
import type { LeadForm } from "@/content/lead-forms";
import { forEachText, type LeadAnswers } from "@/content/lead-questions";
import { readStored, storageKeys, writeStored } from "@/lib/storage/storage";

export type SentRequest = {
  reference: string;
  /** Known to the sender only. */
  requestId: string;
  sentAt: Date;
  booking: Booking | null;
  /** Without the message, which is not shown again. */
  values: LeadAnswers;
};

/** The request with its form. */
export type KeptRequest = SentRequest & { form: LeadForm };

/** Both forms request a site, so they share what was sent. */
const SITE_FORMS: readonly LeadForm[] = ["signup", "checkout"];
const formsLike = (form: LeadForm) => (SITE_FORMS.includes(form) ? SITE_FORMS : [form]);

/** The maximum of kept requests per form. */
const MOST = 5;

const moment = z.pipe(
  z.iso.datetime(),
  z.transform((iso) => new Date(iso)),
);

const requestSchema = z.object({
  reference: z.string(),
  requestId: z.string(),
  sentAt: moment,
  booking: z.nullable(
    z.object({ startsAt: moment, endsAt: moment, host: z.string(), key: z.string() }),
  ),
  values: z.object({
    ...forEachText(() => z.optional(z.string())),
    name: z.string(),
    email: z.string(),
  }),
});
const storedSchema = z.record(z.string(), z.array(requestSchema));
type Stored = z.infer<typeof storedSchema>;

/** For a browser that refuses storage. */
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

/** Replaces a kept request, or removes it if `change` returns null. */
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

/** Newest first. Empty in prerendered HTML and during hydration. */
export function useSentRequests(form: LeadForm): readonly KeptRequest[] {
  const json = useSyncExternalStore(subscribe, readText, () => "");
  return useMemo(() => {
    const stored = json === "" ? {} : parse(json);
    return formsLike(form)
      .flatMap((each) => (stored[each] ?? []).map((request) => ({ ...request, form: each })))
      .toSorted((a, b) => b.sentAt.getTime() - a.sentAt.getTime());
  }, [json, form]);
}
