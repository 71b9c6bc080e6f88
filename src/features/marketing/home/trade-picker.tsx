import { useId } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { RadioGroupItem } from "@/components/ui/radio-group";
import { paths } from "@/lib/paths";
import { drawnTrades, type DrawnTrade } from "@/content/trades";

type TradePickerProps = { front: DrawnTrade; onPick: (trade: DrawnTrade) => void };

/** Radio buttons, with which hero.css moves the street before the app runs. */
export function TradePicker({ front, onPick }: TradePickerProps) {
  const { t } = useTranslation();
  const labelId = useId();
  return (
    <div className="wrap @container mt-5 sm:mt-7 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="font-bold max-sm:font-display max-sm:text-xl" id={labelId}>
          {t("See a site for your trade")}
        </p>
        <div
          className="order-1 flex w-full flex-wrap gap-1.5 py-1.5 @7xl:order-none @7xl:mr-auto @7xl:w-auto @7xl:py-0"
          role="radiogroup"
          aria-labelledby={labelId}
        >
          {drawnTrades.map((trade) => (
            <label key={trade.id} className="group relative flex grow sm:grow-0">
              <RadioGroupItem
                isCover
                className="peer"
                name="trade"
                value={trade.id}
                checked={trade === front}
                onChange={() => onPick(trade)}
                // A press on the current trade selects it, too.
                onClick={trade === front ? () => onPick(trade) : undefined}
              />
              <span className="flex min-h-11 w-full items-center justify-center rounded-xs bg-white px-3 text-sm/none font-semibold whitespace-nowrap inset-ring-frame inset-ring-field outline-offset-3 outline-focus group-hover:inset-ring-text peer-checked:bg-strong peer-checked:text-white peer-checked:shadow-[inset_0_-5px_0_var(--color-curb-400)] peer-checked:inset-ring-transparent peer-focus-visible:outline-3 forced-colors:border peer-checked:forced-colors:border-4">
                {t(trade.label)}
              </span>
            </label>
          ))}
        </div>
        <TextLink
          variant="painted"
          className="max-sm:order-2"
          to={`${paths.signup}?trade=${front.slug}`}
          data-entered-address
        >
          {t("Put your name on it")}
        </TextLink>
      </div>
    </div>
  );
}
