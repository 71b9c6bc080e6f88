/** Mail programs have no variables. A test compares these with the style sheets. */
export const mailColors = {
  light: {
    "--bg": "#f6f7f3",
    "--surface": "#ffffff",
    "--text": "#14201c",
    "--muted": "#56635d",
    "--line": "#dde2da",
    "--accent": "#ffc831",
    "--on-accent": "#14201c",
  },
  dark: {
    "--bg": "#0d1513",
    "--surface": "#15201c",
    "--text": "#edf2ee",
    "--muted": "#a5b3ac",
    "--line": "#2a3732",
    "--accent": "#ffc831",
    "--on-accent": "#14201c",
  },
} as const;

export type MailColor = keyof typeof mailColors.light;
