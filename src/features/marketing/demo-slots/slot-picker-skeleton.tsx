import { useTranslation } from "react-i18next";
import { SlotDays, SlotTimes } from "./slot-grid";

const DAYS = Array.from({ length: 10 }, (_, index) => index);
const TIMES = Array.from({ length: 16 }, (_, index) => index);

/** As large as the picker. */
export function SlotPickerSkeleton() {
  const { t } = useTranslation();
  return (
    <div data-hydrate-when-seen>
      <p role="status" className="h-7 text-sm/snug font-semibold">
        {t("Looking for free times…")}
      </p>
      <div aria-hidden="true">
        <SlotDays>
          {DAYS.map((day) => (
            <div key={day} className="h-15.5 rounded-sm border-frame border-line" />
          ))}
        </SlotDays>
        <div className="mt-4.5 h-7" />
        <SlotTimes>
          {TIMES.map((time) => (
            <div key={time} className="h-12 rounded-sm border-frame border-line" />
          ))}
        </SlotTimes>
        <div className="mt-3.5 h-11" />
      </div>
    </div>
  );
}
