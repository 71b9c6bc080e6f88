export const POST_CATEGORIES = [
  "SEO",
  "Design",
  "Local Marketing",
  "Performance",
  "Content Marketing",
  "Mobile",
] as const;

export type PostCategory = (typeof POST_CATEGORIES)[number];
