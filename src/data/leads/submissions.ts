import type { LeadForm } from "./submit-lead";

/** What one sending of a form said; what was not filled in is left out. */
export type Submission = {
  id: number;
  /** What its sender was told. */
  reference: string;
  /** ISO timestamp. */
  created_at: string;
  said: {
    form: LeadForm;
    name: string;
    email: string;
    phone?: string;
    business?: string;
    /** A trade's slug or "other". */
    trade?: string;
    town?: string;
    website?: string;
    topic?: string;
    message?: string;
    /** ISO timestamp of the demo's time. */
    slot?: string;
    /** The visitor's IANA time zone. */
    timeZone?: string;
    consent?: true;
    sourcePage: string;
    referrer?: string;
  };
};
