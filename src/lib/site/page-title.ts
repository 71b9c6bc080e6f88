import { site } from "./site";

/** What the browser's tab and a search result call an inner page. */
export const fullPageTitle = (title: string) => `${title} | ${site.brand}`;
