import { createContext } from "react";

/**
 * Answers with the address by which the first picture of a page is loaded. Prerendering answers with the
 * picture itself where it is small: React keeps in the browser what it finds in the HTML.
 */
export const PictureSource = createContext((path: string): string => path);
