import type { CSSProperties } from "react";
import type { AwningColors } from "@/content/example-businesses";
import "./example-site.css";

interface AwningProps {
  colors: AwningColors;
  /** Place in the row, from 0: each awning unrolls 60 ms after the one before. */
  order?: number;
}

/** Hangs over the top edge of its nearest positioned ancestor. */
export function Awning({ colors: [first, second], order = 0 }: AwningProps) {
  const style: CSSProperties & Record<`--xs-${string}`, string | number> = {
    "--xs-stripe-1": first,
    "--xs-stripe-2": second,
    "--xs-awning-order": order,
  };
  return <div className="xs-awning" style={style} aria-hidden="true" />;
}
