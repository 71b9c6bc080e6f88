const PICTURES = ["image/avif", "image/gif", "image/jpeg", "image/png", "image/webp"];

/** Whether browsers show it. Not SVG, which can hold scripts. */
export const isPicture = (type: string): boolean => PICTURES.includes(type);

/** Whether it can be looked at here; anything else is saved. */
export const isShown = (type: string): boolean =>
  isPicture(type) || type === "application/pdf" || type === "text/plain";
