import { createContext } from "react";

/** Maps a page's first picture to its URL; prerendering inlines small ones, which React keeps. */
export const PictureSource = createContext((path: string): string => path);
