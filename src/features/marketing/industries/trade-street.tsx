import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Curb } from "@/components/brand/curb";
import { Awning } from "@/components/example-site/awning";
import { EXAMPLE_BUSINESSES } from "@/content/example-businesses";
import { paths } from "@/lib/paths";
import { drawnTrades } from "@/content/trades";

/** Links to each trade's page: a small storefront in the colors of its example site. */
export function TradeStreet() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("Index of trades")}>
      {/* Awnings of whole stripes, which do not overlap. */}
      <ul className="wrap grid grid-cols-2 items-end gap-x-4 gap-y-5 supports-[width:round(down,10px,28px)]:[--xs-awning-width:round(down,100%_+_18px,28px)] sm:grid-cols-4 sm:gap-y-7 lg:grid-cols-8 xl:gap-x-8">
        {drawnTrades.map((trade, place) => {
          const { awning } = EXAMPLE_BUSINESSES[trade.id];
          const style: CSSProperties & Record<"--door", string> = { "--door": awning[0] };
          return (
            <li key={trade.id} className="group" style={style}>
              <Link
                className="relative flex flex-col gap-3 border-frame border-text bg-white px-1 pt-12.5 pb-3 text-center text-sm/tight font-bold no-underline sm:min-h-37 sm:pb-0 lg:text-xs/tight lg:group-odd:min-h-43 xl:text-sm/tight"
                to={paths.industry(trade.slug)}
              >
                <Awning colors={awning} order={place} />
                <span className="grid place-items-center text-balance decoration-curb-400 decoration-4 underline-offset-4 group-hover:underline sm:min-h-[2.3em]">
                  {t(trade.label)}
                </span>
                <i
                  className="mx-auto mt-auto hidden h-13 w-8.5 border-frame border-b-0 border-text bg-(--door) group-hover:bg-curb-400 sm:block"
                  aria-hidden="true"
                />
              </Link>
            </li>
          );
        })}
      </ul>
      {/* Covers the edge under the storefronts. */}
      <Curb className="-mt-px [--face:20px]" />
    </nav>
  );
}
