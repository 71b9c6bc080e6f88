import { dealTerms } from "./deal-terms";
import type { QuestionName } from "./lead-questions";
import { contactTopics } from "./lead-topics";

/** How a form asks a question of lead-questions.ts. Texts are English and their own keys. */
export type AskedQuestion = {
  name: QuestionName;
  isOptional?: boolean;
  label?: string;
  hints?: readonly string[];
  /** Takes the full width of a form of two columns. */
  isWide?: boolean;
  /** Rows of a long text. */
  rows?: number;
  initial?: string;
  /** The label on checkout's review step. */
  reviewLabel?: string;
};

/** The questions of each form, by the parts of the form. */
const forms = {
  contact: {
    all: [
      { name: "topic", isOptional: true, initial: contactTopics[0].value },
      { name: "name" },
      { name: "email" },
      { name: "phone", isOptional: true },
      { name: "callTime" },
      {
        name: "message",
        hints: ["Please don’t put card numbers or passwords in here."],
        isWide: true,
      },
    ],
  },
  signup: {
    sign: [{ name: "business", isWide: true }, { name: "trade" }, { name: "town" }],
    you: [
      { name: "name" },
      { name: "email" },
      { name: "phone" },
      { name: "callTime" },
      {
        name: "website",
        isOptional: true,
        hints: ["If there is one, however old it is."],
        isWide: true,
      },
    ],
  },
  checkout: {
    business: [
      { name: "business", isWide: true, reviewLabel: "Business" },
      { name: "trade" },
      { name: "town", hints: ["Add more towns on the demo."] },
      { name: "website", isOptional: true, isWide: true },
    ],
    you: [
      { name: "name" },
      { name: "email" },
      {
        name: "phone",
        label: "Mobile",
        hints: ["For texts about your draft.", dealTerms.texting.stop],
      },
      { name: "callTime" },
    ],
    plan: [
      { name: "topic", isOptional: true },
      {
        name: "message",
        isOptional: true,
        label: "Anything we should know before we draw?",
        hints: ["A truck color, a slogan you’re stuck with, a town you won’t drive to."],
        rows: 4,
      },
    ],
    review: [{ name: "consent" }],
  },
  "schedule-demo": {
    all: [
      { name: "slot" },
      { name: "name" },
      { name: "email" },
      { name: "phone", label: "Phone we should call" },
      { name: "trade" },
      {
        name: "message",
        isOptional: true,
        label: "Anything we should know before we call?",
        isWide: true,
        rows: 2,
      },
    ],
  },
  callsi: {
    all: [
      { name: "name" },
      { name: "email" },
      { name: "phone", isOptional: true },
      { name: "trade", isOptional: true },
      { name: "consent" },
    ],
  },
} satisfies Record<string, Record<string, readonly AskedQuestion[]>>;

export type LeadForm = keyof typeof forms;
export type LeadFormPart = { [Form in LeadForm]: keyof (typeof forms)[Form] }[LeadForm];

const partsOf: Record<LeadForm, Record<string, readonly AskedQuestion[]>> = forms;

/** The questions of a form, or of one of its parts. */
export const askedBy = (form: LeadForm, part?: LeadFormPart): readonly AskedQuestion[] =>
  part === undefined ? Object.values(partsOf[form]).flat() : (partsOf[form][part] ?? []);
