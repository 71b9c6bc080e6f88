import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { RadioGroupItem } from "@/components/ui/radio-group";
import { paths } from "@/lib/paths";
import { trades, type Trade } from "@/lib/trades";

interface TradePickerProps {
  chosen: Trade;
  /** What a first visit shows in front. */
  initial: Trade;
  onChoose: (trade: Trade) => void;
}

/**
 * The radio buttons are the browser's to keep, so a choice made before the scripts arrive
 * already moves the street.
 */
export function TradePicker({ chosen, initial, onChoose }: TradePickerProps) {
  const { t } = useTranslation();
  const labelId = useId();
  return (
    <div className="wrap home-picker">
      <p className="home-picker-label" id={labelId}>
        {t("See a site for your trade")}
      </p>
      <div className="home-picker-trades" role="radiogroup" aria-labelledby={labelId}>
        {trades.map((trade) => (
          <label key={trade.id}>
            <RadioGroupItem
              isCover
              name="trade"
              value={trade.id}
              defaultChecked={trade.id === initial.id}
              // Not onChange: who presses the one that is in front already has chosen it too.
              onClick={() => onChoose(trade)}
            />
            <span>{t(trade.label)}</span>
          </label>
        ))}
      </div>
      <Link className="painted-link" to={`${paths.signup}?trade=${chosen.slug}`}>
        {t("Put your name on it")}
      </Link>
    </div>
  );
}
