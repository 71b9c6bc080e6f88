export const SETTINGS_SECTIONS = [
  "company",
  "demos",
  "mail",
  "templates",
  "automation",
  "storage",
  "history",
] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** English, for `t()`. */
export const sectionLabels: Record<SettingsSection, string> = {
  company: "Company hours",
  demos: "Demos",
  mail: "Mail",
  templates: "Reply templates",
  automation: "Automation",
  storage: "Storage",
  history: "History",
};
