import { paths } from "@/lib/paths";
import type { DrawnTrade } from "@/lib/site/trades";

/** Where an example leads back to. */
export const backLink = ({ slug }: DrawnTrade) => paths.industry(slug);

/** The form that takes the trade, and the name that was typed. */
export const signUpLink = ({ slug }: DrawnTrade) => ({
  pathname: paths.signup,
  search: `?trade=${slug}`,
});
