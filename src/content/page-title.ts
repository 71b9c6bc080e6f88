import { site } from "./company";

export const fullPageTitle = (title: string) => `${title} | ${site.brand}`;
