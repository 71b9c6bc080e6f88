import type { PictureProps } from "./example-svg";
import { HvacPhone } from "./trades/hvac-phone";
import { PlumbPhone } from "./trades/plumb-phone";

/** The trades that were drawn for a phone. */
export type PhoneTradeId = "hvac" | "plumb";

/** Brings both phones; a page that shows one imports it from `trades/`. */
export function ExamplePhone({ trade, ...props }: PictureProps & { trade: PhoneTradeId }) {
  return trade === "hvac" ? <HvacPhone {...props} /> : <PlumbPhone {...props} />;
}
