import { callTimeLabels } from "./call-times";
import { OTHER_TRADE, trades } from "./trades";

/** Every text below is English and its own translation key. */
type Question = {
  /** "custom" is rendered by the forms that ask it. */
  kind: "text" | "long-text" | "email" | "phone" | "website" | "choice" | "custom";
  /** The label on forms, unless lead-forms.ts has another. */
  label: string;
  /** `{{hours}}` is when the office calls. */
  hints?: readonly string[];
  /** Labels of a choice by value, in their order. */
  options?: Readonly<Record<string, string>>;
  /** The empty option of a choice that has to be made. */
  placeholder?: string;
  /** The empty option where it is an answer, too. */
  noneLabel?: string;
  /** The database refuses longer texts: 500 where the answer fills no column. */
  maxLength?: number;
  /** Each states the fix; `refused` is for what only the database refuses. */
  messages?: { missing?: string; invalid?: string; refused?: string };
  /** One answer fills the question in every form. */
  isShared?: boolean;
  /** The column of a lead that the answer fills. Other answers are kept with the request only. */
  column?: LeadColumn;
  /** The label of the answer for staff; null where they see it in another way. */
  staffLabel: string | null;
  /** Staff read these answers of a request first. */
  isUrgent?: boolean;
  /** How staff are told of an answer that differs from the record. */
  difference?: string;
};

type LeadColumn =
  | "name"
  | "email"
  | "phone"
  | "call_time"
  | "business"
  | "trade"
  | "town"
  | "website"
  | "topic"
  | "message"
  | "slot_starts_at"
  | "has_consent";

/** In the order in which staff read the answers. */
const list = {
  name: {
    kind: "text",
    label: "Your name",
    maxLength: 120,
    messages: {
      missing: "Tell us your name.",
      refused: "Tell us your name, in 120 letters or fewer.",
    },
    isShared: true,
    column: "name",
    staffLabel: "Person",
    difference: "name {{value}}",
  },
  phone: {
    kind: "phone",
    label: "Phone",
    maxLength: 40,
    messages: {
      missing: "Enter the number we should call.",
      invalid: "Enter a phone number with its area code, like (478) 555-0150.",
      refused: "This phone number is not complete. Check it.",
    },
    isShared: true,
    column: "phone",
    staffLabel: "Phone",
    difference: "phone {{value}}",
  },
  callTime: {
    kind: "choice",
    label: "Best time to call",
    hints: ["We call {{hours}}."],
    options: callTimeLabels,
    noneLabel: "Any time",
    messages: {
      invalid: "Choose a time of the day.",
      refused: "Choose a time of the day from the list.",
    },
    isShared: true,
    column: "call_time",
    staffLabel: "Best time to call",
    difference: "another time to call: {{value}}",
  },
  email: {
    kind: "email",
    label: "Email",
    maxLength: 254,
    messages: {
      missing: "Enter your email.",
      invalid: "Enter a full email, like elaine@brackroofing.example",
      refused: "This email is not complete. Check it.",
    },
    isShared: true,
    column: "email",
    staffLabel: "E\u2011mail",
    difference: "e\u2011mail address {{value}}",
  },
  business: {
    kind: "text",
    label: "Business name",
    maxLength: 160,
    messages: { missing: "Enter the name of your business." },
    isShared: true,
    column: "business",
    staffLabel: "Business",
    difference: "business name {{value}}",
  },
  trade: {
    kind: "choice",
    label: "Trade",
    options: {
      ...Object.fromEntries(trades.map(({ slug, label }) => [slug, label])),
      [OTHER_TRADE]: "Something else",
    },
    placeholder: "Choose your trade",
    messages: {
      missing: "Choose your trade.",
      invalid: "Choose your trade.",
      refused: "Choose your trade from the list.",
    },
    isShared: true,
    column: "trade",
    staffLabel: "Trade",
    difference: "trade {{value}}",
  },
  town: {
    kind: "text",
    label: "Main town",
    maxLength: 120,
    messages: { missing: "Enter the town you work in most." },
    isShared: true,
    column: "town",
    staffLabel: "Town",
    difference: "town {{value}}",
  },
  website: {
    kind: "website",
    label: "Current website",
    maxLength: 300,
    messages: {
      invalid: "Enter a full address, like https://brackroofing.example",
      refused: "This is not a web address. Check it, or leave it empty.",
    },
    isShared: true,
    column: "website",
    staffLabel: "Website",
    difference: "website {{value}}",
  },
  slot: {
    kind: "custom",
    label: "Demo by phone",
    maxLength: 40,
    messages: {
      missing: "Choose a day and a time.",
      refused: "This time is no longer offered. Choose another.",
    },
    column: "slot_starts_at",
    staffLabel: "Demo by phone",
    isUrgent: true,
    difference: "another time for the demo: {{value}}",
  },
  topic: {
    kind: "custom",
    label: "About",
    maxLength: 40,
    column: "topic",
    staffLabel: "About",
    isUrgent: true,
  },
  message: {
    kind: "long-text",
    label: "Message",
    maxLength: 5000,
    messages: {
      missing: "Write what this is about. A line is enough.",
      refused: "Write a message of 5,000 letters or fewer.",
    },
    column: "message",
    staffLabel: null,
  },
  consent: {
    kind: "custom",
    label: "Agreed",
    messages: {
      missing: "Check the box if you agree.",
      refused: "Check the box if you agree.",
    },
    column: "has_consent",
    staffLabel: "Agreed",
  },
} satisfies Record<string, Question>;

export type QuestionName = keyof typeof list;
export type TextQuestion = Exclude<QuestionName, "consent">;

export const questions: Record<QuestionName, Question> = list;
export const questionNames = Object.keys(list) as QuestionName[];

export const isQuestion = (name: string): name is QuestionName => Object.hasOwn(list, name);

/** The answers of one form, under the names it sends them by. */
export type LeadAnswers = { name: string; email: string; consent?: boolean } & {
  [Name in Exclude<TextQuestion, "name" | "email">]?: string;
};

/** One value for each question that is answered by a text. */
export function forEachText<Value>(
  valueOf: (name: TextQuestion) => Value,
): Record<TextQuestion, Value> {
  const names = questionNames.filter((name) => name !== "consent");
  const entries = names.map((name) => [name, valueOf(name)]);
  return Object.fromEntries(entries);
}

/** An answer in words, where `translate` gets those of a choice. */
export function answerText(
  name: QuestionName,
  answer: string,
  translate: (option: string) => string,
): string {
  const { options, noneLabel } = questions[name];
  if (answer === "") return noneLabel === undefined ? "" : translate(noneLabel);
  // Only the forms check choices without a column, so that an answer may be no option.
  const label = options && Object.hasOwn(options, answer) ? options[answer] : undefined;
  return label === undefined ? answer : translate(label);
}
