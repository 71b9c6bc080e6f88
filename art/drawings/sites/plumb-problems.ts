const CALM = { ground: "#EAF2F9", drop: "#0B5FA5" };
const URGENT = { ground: "#FBE7E4", drop: "#D9382B" };

/** The six buttons of the plumber's "What is it doing?" */
export const PROBLEMS = [
  { name: "Dripping", ...CALM },
  { name: "Blocked", ...CALM },
  { name: "No hot water", ...CALM },
  { name: "Burst", ...URGENT },
  { name: "Bad smell", ...CALM },
  { name: "New install", ...CALM },
];
