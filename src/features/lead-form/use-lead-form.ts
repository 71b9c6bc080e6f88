import { zodResolver } from "@hookform/resolvers/zod";
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type RefObject,
} from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { submitLead, type LeadInput } from "@/data/leads/submit-lead";
import { askedBy, type LeadForm } from "@/content/lead-forms";
import { questions, type LeadAnswers, type QuestionName } from "@/content/lead-questions";
import { readerZone } from "@/lib/dates/reader-time";
import { forgetDraft, keepTyped, readDraft, requestIdOf } from "./form-draft";
import { failureMessages, leadFailureOf, type LeadFailure } from "./lead-failure";
import { emptyAnswers, leadSchema } from "./lead-schema";
import { keepSent, useSentRequests, type KeptRequest } from "./sent/sent-requests";
import { keepAnswers } from "./visitor-answers";

/** The database refuses less than two seconds; the rest is for clock differences. */
const MINIMUM_FILL_MS = 2_100;
const MAX_PAGE = 300;
const MAX_REFERRER = 1_000;

export type SentLead = KeptRequest & {
  /** Sent just now by this form, not before a reload or by another form. */
  isNew: boolean;
  takesFocus: boolean;
};

export type LeadFormState = {
  name: LeadForm;
  form: UseFormReturn<LeadAnswers>;
  /** Validates and sends; a second call meanwhile does nothing. */
  submit: (event?: FormEvent) => Promise<void>;
  isSending: boolean;
  failure: LeadFailure | null;
  sent: SentLead | null;
  /** Newest first. */
  earlier: readonly KeptRequest[];
  startAnother: () => void;
  /** Shows the sent request again, and keeps new input. */
  stopAnother: () => void;
  honeypotRef: RefObject<HTMLInputElement | null>;
};

type LeadFormOptions = {
  form: LeadForm;
  /** A question that need not be answered for now. */
  optional?: QuestionName | undefined;
  /** Values from the URL, which replace earlier answers; typing replaces them. */
  urlValues?: Partial<LeadAnswers>;
};

/**
 * State shared by the public forms: the draft survives a reload and a lost connection, a request is
 * sent once however often the button is pressed, and a refusal keeps the input.
 */
export function useLeadForm({ form: name, optional, urlValues }: LeadFormOptions): LeadFormState {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const defaultValues = useMemo(() => emptyAnswers(askedBy(name)), [name]);
  const schema = useMemo(
    () =>
      leadSchema(
        askedBy(name).map((asked) =>
          asked.name === optional ? { ...asked, isOptional: true } : asked,
        ),
      ),
    [name, optional],
  );
  const form = useForm<LeadAnswers>({ resolver: zodResolver(schema), defaultValues });
  const [failure, setFailure] = useState<LeadFailure | null>(null);
  const kept = useSentRequests(name);
  const [newReference, setNewReference] = useState<string | null>(null);
  const [isAnother, setIsAnother] = useState(false);
  const [hasComeBack, setHasComeBack] = useState(false);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);
  const shownAt = useShownAt();
  useDraft(name, form, defaultValues, urlValues);

  const send = async (values: LeadAnswers) => {
    setFailure(null);
    const requestId = requestIdOf(name, values);
    try {
      // Autofill is faster than a person, so this waits instead of being refused.
      await delay(shownAt.current + MINIMUM_FILL_MS - performance.now());
      const stored = await submitLead({
        ...withoutEmptyFields(values),
        ...circumstances(`${pathname}${search}`),
        form: name,
        requestId,
        filledMs: Math.round(performance.now() - shownAt.current),
        left_empty: honeypotRef.current?.value ?? "",
      });
      forgetDraft(name);
      keepAnswers(values);
      setNewReference(stored.reference);
      setIsAnother(false);
      keepSent(name, { ...stored, requestId, sentAt: new Date(), values });
    } catch (error) {
      const refused = leadFailureOf(error, Object.keys(defaultValues));
      if (refused.field === null || refused.kind === "slot-taken") setFailure(refused);
      if (refused.field !== null) {
        const message = t(
          refused.kind === "slot-taken"
            ? failureMessages["slot-taken"]
            : (questions[refused.field].messages?.refused ?? "Check this field."),
        );
        form.setError(refused.field, { type: "server", message }, { shouldFocus: true });
      }
    }
  };

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    await form
      .handleSubmit(send)()
      .finally(() => {
        isBusy.current = false;
      });
  };

  const [last, ...before] = kept;
  const sent = useMemo(() => {
    if (last === undefined || isAnother) return null;
    const isNew = last.reference === newReference;
    return { ...last, isNew, takesFocus: isNew || hasComeBack };
  }, [last, newReference, isAnother, hasComeBack]);
  return {
    name,
    form,
    submit,
    isSending: form.formState.isSubmitting,
    failure,
    sent,
    earlier: isAnother ? kept : before,
    startAnother: () => {
      form.reset({ ...defaultValues, ...readDraft(name, defaultValues) });
      setIsAnother(true);
    },
    stopAnother: () => {
      setHasComeBack(true);
      setIsAnother(false);
    },
    honeypotRef,
  };
}

function useShownAt() {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return shownAt;
}

/** Restores and keeps the draft. */
function useDraft(
  name: LeadForm,
  form: UseFormReturn<LeadAnswers>,
  defaultValues: LeadAnswers,
  urlValues: Partial<LeadAnswers> = {},
) {
  const [given] = useState(urlValues);
  const [kept] = useState(() => ({ ...readDraft(name, defaultValues), ...given }));
  const { reset, subscribe } = form;
  const defaults = useRef(defaultValues);
  useLayoutEffect(() => {
    if (Object.keys(kept).length > 0) {
      reset({ ...defaults.current, ...kept }, { keepDefaultValues: true });
    }
    for (const [field, value] of Object.entries(given)) keepTyped(name, field, value);
    return subscribe({
      formState: { values: true },
      callback: ({ name: field, values }) => {
        if (field !== undefined && isFieldOf(values, field)) keepTyped(name, field, values[field]);
      },
    });
  }, [kept, given, name, reset, subscribe]);
}

const isFieldOf = (values: LeadAnswers, field: string): field is keyof LeadAnswers =>
  field in values;

function delay(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}

function withoutEmptyFields({ name, email, ...others }: LeadAnswers): LeadAnswers {
  const filled = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ""));
  return { name, email, ...filled };
}

function circumstances(page: string): Pick<LeadInput, "sourcePage" | "referrer" | "timeZone"> {
  const { referrer } = document;
  return {
    sourcePage: page.slice(0, MAX_PAGE),
    timeZone: readerZone(),
    ...(referrer && { referrer: referrer.slice(0, MAX_REFERRER) }),
  };
}
