const CALM = { ground: "#E8F1F9", ink: "#0A2E4F" };
const URGENT = { ground: "#C92F23", ink: "#fff" };

export const PROBLEMS = [
  { name: "It burst", note: "within the hour", ...URGENT },
  { name: "It drips", note: "$145 to $210", ...CALM },
  { name: "It’s blocked", note: "$145, cleared", ...CALM },
  { name: "No hot water", note: "from $190", ...CALM },
  { name: "It smells", note: "$120 to find it", ...CALM },
  { name: "Put one in", note: "priced by photo", ...CALM },
];
