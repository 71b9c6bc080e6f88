import { createContext } from "react";

/**
 * Maps the path of a page's first picture to its URL. Prerendering inlines small pictures, and
 * React keeps the URL that it finds in the HTML.
 */
export const PictureSource = createContext((path: string): string => path);
