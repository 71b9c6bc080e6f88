import { isDemo } from "@/lib/env";
import { t } from "@/lib/i18n/translate";

/** A colleague's name for visitors, marked as invented in the demo. */
export const staffName = (name: string): string =>
  isDemo ? t("{{name}} (Example)", { name }) : name;
