import { site } from "./site";

export const fullPageTitle = (title: string) => `${title} | ${site.brand}`;
