import { dealTerms } from "@/content/deal-terms";
import { site } from "@/content/company";

export const hero = {
  title: "A website gets old while you’re out working.",
  intro: "Nobody lets a van go five years without an oil change. Websites, all the time.",
  text: "So we keep ours. You rent the front, the people who built it stay responsible for it, and the bill is the same every month.",
  action: "Contact us",
};

export const aging = {
  label: "How a website you bought once ages",
  years: [
    { year: "Year one", text: "Sharp. The people who built it still pick up." },
    { year: "Year three", text: "Old prices, one missing letter, a form that goes nowhere." },
    { year: "Year five", text: "Nobody remembers who has the password." },
  ],
} as const;

export const refusals = {
  title: "Things we refuse to do",
  intro: "Mostly because we’ve all been sold them.",
  items: [
    {
      what: "Promise first place on a search page",
      why: "Nobody outside the search company can. We show you what we did instead.",
    },
    {
      what: "Hold your domain",
      why: `${dealTerms.ownership.short}. If you leave, they leave with you.`,
    },
    { what: "Lock you in", why: dealTerms.notice.long },
    {
      what: "Pass our words off as a client’s",
      why: "A review that we wrote says Example on it. A client’s goes up with their name, their town and their yes.",
    },
    { what: "Pad the monthly report", why: "If nothing moved, that’s what the page says." },
    { what: "Use the stock handshake", why: "You know the one. Two sleeves, no faces, no truck." },
  ],
};

export const whoWeAre = {
  title: "Who you rent from",
  intro:
    "A name you can look up, a street you can write to, and the people who answer for the work.",
};

export const roles = {
  title: "Who answers for what",
  intro: "Every job here has one person’s name on it, and you’re told whose when you start.",
  items: [
    {
      role: "Whoever picks up",
      duty: "The call. Opens your site while you talk, writes down what you said, reads it back.",
    },
    {
      role: "Your site lead",
      duty: `Every word and picture on your site. ${dealTerms.edits.turnaround}`,
    },
    {
      role: "The one on watch",
      duty: "Outages, backups and your domain’s renewal. The alarm rings there first, and you get a note of what happened.",
    },
    { role: "The report writer", duty: "The monthly page, duds included. Signs the bottom of it." },
    {
      role: "The boss",
      duty: "Whatever the other four didn’t fix. You may always ask for the boss.",
    },
  ],
};

export const board = {
  title: "In or out",
  rows: [
    { name: "Sam K.", role: "Phones and demos", status: "In" },
    { name: "Priya N.", role: "Site lead", status: "In" },
    { name: "Luis O.", role: "On watch", status: "In" },
    { name: "June A.", role: "Reports", status: "Lunch" },
    { name: "Walt K.", role: "The boss", status: "Out, truck show" },
  ],
  tag: "Example board. None of these people exist.",
};

export const offices = {
  title: "Four offices, one phone line.",
  intro: `${site.phone} reaches whichever office is open.`,
};

export const complaint = {
  title: "How to complain",
  intro: "Early helps. This is the order that works.",
  action: "Put it in writing",
  steps: [
    {
      title: "Call and say “complaint”",
      text: "Whoever picks up writes it down in your words and reads it back.",
    },
    {
      title: "Get a ticket number",
      text: "You can quote it to anyone here. They’ll see the same notes you gave.",
    },
    {
      title: "Hear back from a person",
      text: `${dealTerms.response.long} With what we changed or why we didn’t, in writing if you want it.`,
    },
  ],
};

export const closing = {
  title: "Ask us the awkward questions.",
  text: `On the demo, ${dealTerms.demoMinutes} minutes by phone, with an example site for your trade in front of both of us.`,
};
