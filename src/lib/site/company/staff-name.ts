import { isDemo } from "@/lib/env";
import { t } from "@/lib/language/translate";

/** A colleague's name as a visitor reads it. Everybody who works in the demo is invented. */
export const staffName = (name: string): string =>
  isDemo ? t("{{name}} (Example)", { name }) : name;
