import { dealTerms } from "@/content/deal-terms";
import { drawnTrades, type DrawnTradeId } from "@/content/trades";

export const does = [
  {
    title: "Answers when you can’t",
    text: "After the rings you choose, after hours, or every time.",
  },
  {
    title: "Asks what your office would",
    text: "Address, how long, how bad, pets, gate codes.",
  },
  {
    title: "Offers the windows you opened",
    text: "It books into those and into nothing else.",
  },
  { title: "Rings you when it matters", text: "By your rules, with the caller kept on the line." },
  { title: "Sends the slip", text: "By text and to your lead list, transcript behind it." },
] as const;

export const willNot = [
  {
    title: "Quote a price",
    text: "It says you’ll name one before any work starts.",
  },
  {
    title: "Diagnose",
    text: "It never guesses what’s broken. Smell gas? It says leave, then call 911.",
  },
  {
    title: "Pretend to be a person",
    text: "It says it’s an AI assistant in its first sentence, and again when asked.",
  },
  { title: "Stand in the way", text: "Ask for a person and it calls one. No argument." },
  { title: "Call anyone who didn’t call you", text: "No cold calls, no surveys, no upsell." },
] as const;

const questionsByTrade: Partial<Record<DrawnTradeId, { question: string; rings: string }>> = {
  hvac: {
    question: "Any smell of gas, and how cold is it inside?",
    rings: "Anyone mentions gas, or it’s freezing indoors",
  },
  roof: {
    question: "Is it coming through the ceiling?",
    rings: "There’s an active leak or storm damage",
  },
  plumb: { question: "Have you found the shutoff?", rings: "Water is still running" },
  elec: { question: "Any burning smell or warm outlets?", rings: "The answer is yes" },
  garage: { question: "Is a car stuck inside?", rings: "A spring has snapped" },
};

/** In the order of all lists of trades. */
export const tradeQuestions = drawnTrades.flatMap(({ id, label }) => {
  const question = questionsByTrade[id];
  return question ? [{ trade: label, ...question }] : [];
});

export const handOffs = [
  {
    when: "Gas, smoke, sparks or a CO alarm",
    hears: "Leave the house and call 911, then us.",
    get: "A call, day or night",
  },
  {
    when: "Anything on your urgent list",
    hears: "I’m calling the technician now. Stay on the line.",
    get: "A call, then your second number",
  },
  {
    when: "They ask for a person",
    hears: "Sure. I’ll call one now.",
    get: "A call: to you in your hours, to whoever is on call outside them",
  },
  {
    when: "Nobody picks up",
    hears: "They have your number and your address. This is what happens next.",
    get: "A text marked urgent, until you answer it",
  },
  {
    when: "Everything else",
    hears: "I can offer Tuesday, 8 to 10, or a call back.",
    get: "A slip by text, no call",
  },
] as const;

export const setup = [
  {
    title: "We ask, you talk",
    text: `On the demo, ${dealTerms.demoMinutes} minutes: your jobs, your hours, your towns and what you’d get out of bed for.`,
  },
  {
    title: "Your rules, on one page",
    text: "The questions, the urgent list, the numbers to call. You cross things out.",
  },
  {
    title: "You try to trip it up",
    text: "A test line that only you have. Mumble, ask for a price, be rude. We change it until you stop winning.",
  },
  {
    title: "You forward your line",
    text: "After four rings, after hours, or always. Your number stays yours, and switching the forward off switches Callsi off.",
  },
] as const;

export const announcementFacts = [
  {
    title: "First, and on every call",
    text: "You can change the wording. You can’t take out that it’s an AI or that it records.",
  },
  {
    title: "Why the recording comes first",
    text: "In some states everyone on the line has to agree to being recorded. So everyone is told, everywhere.",
  },
  {
    title: "“Don’t record” means that",
    text: "It takes the slip by ear and keeps no sound.",
  },
  {
    title: "Who keeps it, and how long",
    text: "Recordings are yours. You say how long they stay, and “not at all” is an answer.",
  },
] as const;
