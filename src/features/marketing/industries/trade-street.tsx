import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Awning } from "@/components/example-site/awning";
import { EXAMPLE_BUSINESSES } from "@/components/example-site/example-businesses";
import { tradesInOrder } from "./shown-trades";

/** The index: one small front per trade, in the colors of its example site. */
export function TradeStreet() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("Index of trades")}>
      <ul className="wrap industries-street">
        {tradesInOrder.map((trade, place) => {
          const { awning } = EXAMPLE_BUSINESSES[trade.id];
          const style: CSSProperties & Record<"--industries-door", string> = {
            "--industries-door": awning[0],
          };
          return (
            <li key={trade.id} style={style}>
              <Link to={{ hash: `#${trade.slug}` }}>
                <Awning colors={awning} order={place} />
                <span>{t(trade.label)}</span>
                <i aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </ul>
      <div className="curb" />
    </nav>
  );
}
