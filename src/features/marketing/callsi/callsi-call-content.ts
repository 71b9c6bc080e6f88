import { EXAMPLE_BUSINESSES } from "@/content/example-businesses";

export type Turn = {
  /** Seconds since it answered. */
  at: number;
  speaker: "callsi" | "caller";
  text: string;
  /** The applied rule, for the margin. */
  note?: { rule: string; detail: string };
};

/** Invented, like every business and person in it. */
export const exampleBusiness = EXAMPLE_BUSINESSES.hvac.name;

/** The words after the business's name that begin every call. */
export const announcement =
  "This is Callsi, the AI assistant that picks up when the crew can’t. This call is recorded so they get it right; say “don’t record” and I’ll only take notes.";

export const exampleCall: readonly Turn[] = [
  {
    at: 0,
    speaker: "callsi",
    text: `${exampleBusiness}. ${announcement} What’s going on?`,
    note: { rule: "Says what it is", detail: "And that it records, before it asks anything." },
  },
  {
    at: 14,
    speaker: "caller",
    text: "Our furnace quit. It’s blowing, but it’s blowing cold, and it’s eleven at night.",
  },
  {
    at: 20,
    speaker: "callsi",
    text: "That’s a bad hour for it. One thing first: do you smell gas, or is a carbon monoxide alarm going off?",
    note: { rule: "Danger first", detail: "Before the address, before anything." },
  },
  { at: 28, speaker: "caller", text: "No. No smell, no alarm." },
  {
    at: 31,
    speaker: "callsi",
    text: "Good. If that changes, leave the house and call 911, then us. Who am I talking to, and what’s the address?",
  },
  {
    at: 38,
    speaker: "caller",
    text: "Dana. 218 Alder Street. Come to the back, the dog’s in front. Hang on, am I talking to a machine?",
  },
  {
    at: 46,
    speaker: "callsi",
    text: "Yes. You can have a person whenever you say so, and I’ll call one. How cold is it inside, and is anyone there very young, elderly or sick?",
    note: { rule: "Won’t pretend", detail: "Asked, it says so again, and offers a person." },
  },
  { at: 57, speaker: "caller", text: "Fifty-eight and dropping. We have a four-month-old." },
  {
    at: 62,
    speaker: "callsi",
    text: `Then it’s urgent by ${exampleBusiness}’s own rules, and I’ll call the technician on call while you hold. Is the number ending in 0177 the right one?`,
    note: { rule: "Your rule decides", detail: "Under 60 °F with a baby: you wrote that down." },
  },
  { at: 72, speaker: "caller", text: "It is. Is it the blower? What’s this going to cost?" },
  {
    at: 77,
    speaker: "callsi",
    text: "I don’t guess at either. The technician looks first and tells you the price before any work starts. Calling now.",
    note: { rule: "Won’t diagnose, won’t quote", detail: "Both are your trade, not its." },
  },
  {
    at: 88,
    speaker: "callsi",
    text: "Marcus picked up. I’m putting you through. He has your address and knows about the dog.",
    note: { rule: "Hands over", detail: "You know who and where before you say hello." },
  },
];

export const CALL_SECONDS = 94;

/** "1:02" for 62. */
export function callTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export const slip = [
  { label: "Caller", value: "Dana R., 218 Alder St" },
  { label: "Problem", value: "Furnace blowing cold since tonight" },
  { label: "Inside", value: "58 °F and dropping, baby in the house" },
  { label: "Gas or CO", value: "Asked: no smell, no alarm" },
  { label: "Watch for", value: "Back door. Dog in front" },
  { label: "Handed to", value: "Marcus, on call, 11:06 pm" },
  { label: "Callback", value: "(614) 555-0177" },
] as const;

export const slipBehind = [
  { label: "Caller", value: "Bev, 40 Quarry Rd" },
  { label: "Problem", value: "Tune-up before winter" },
] as const;
