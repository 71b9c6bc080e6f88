import type { Config } from "tailwindcss";

/** Tokens live in src/styles/theme.css; only what CSS cannot say stands here. */
export default {
  content: [],
  darkMode: ["selector", '[data-theme="dark"]'],
} satisfies Config;
