/** Files in public/maps/states, by two letters each. */
const DRAWN = new Set(
  (
    "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH " +
    "NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY"
  ).split(" "),
);

export const hasStateMap = (region: string | null): region is string =>
  region !== null && DRAWN.has(region);

export const stateMapAddress = (region: string) => `/maps/states/${region.toLowerCase()}.svg`;
