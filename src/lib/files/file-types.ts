const PICTURES = ["image/avif", "image/gif", "image/jpeg", "image/png", "image/webp"];

/** Whether browsers show it. Not SVG, which can hold scripts. */
export const isPicture = (type: string): boolean => PICTURES.includes(type);

/** Whether the viewer shows it; anything else can only be saved. */
export const isShown = (type: string): boolean =>
  isPicture(type) || type === "application/pdf" || type === "text/plain";
