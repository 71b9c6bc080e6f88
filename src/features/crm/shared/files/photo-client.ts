import { createContext } from "react";

/** The client to whose photos a file of this conversation can be added; null where it cannot. */
export const PhotoClientContext = createContext<{ id: string; business: string } | null>(null);
