export const hero = {
  title: "Every trade gets called for a different reason.",
  intro: "So we don’t start from a template. We start from the moment someone picks up the phone.",
};

export const labels = {
  calls: "The calls it must win",
  opens: "The page opens with",
  pages: "Pages included",
  season: "How the year goes",
  trust: "What callers check first",
};

export const yearNote =
  "The year strips are rules of thumb, not data; your own year goes on your site.";

export const others = {
  title: "We draw for these trades too",
  trades: [
    "Septic",
    "Wells and pumps",
    "Chimneys",
    "Fencing",
    "Tree work",
    "Gutters",
    "Pools",
    "Locksmiths",
    "Appliance repair",
    "Junk removal",
    "Snow and ice",
    "Window wells",
  ],
  note: `Business names and sites on this page are examples we drew, not clients. ${yearNote}`,
};

export const closing = {
  title: "Don’t see your trade?",
  text: "Tell us why people call you. That’s all we need to sketch the first page.",
};
