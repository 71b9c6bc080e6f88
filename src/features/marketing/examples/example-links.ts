import { paths } from "@/lib/paths";
import type { DrawnTrade } from "@/content/trades";

/** The page that an example leads back to. */
export const backLink = ({ slug }: DrawnTrade) => paths.industry(slug);

/** The form with the trade and the typed name. */
export const signUpLink = ({ slug }: DrawnTrade) => ({
  pathname: paths.signup,
  search: `?trade=${slug}`,
});
