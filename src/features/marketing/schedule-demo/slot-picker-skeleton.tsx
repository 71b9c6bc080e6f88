const DAYS = Array.from({ length: 10 }, (_, index) => index);
const TIMES = Array.from({ length: 16 }, (_, index) => index);

/** The picker's own size, until the page knows what time it is. */
export function SlotPickerSkeleton() {
  return (
    <div className="slot-picker" aria-hidden="true">
      <div className="slot-picker-line" />
      <div className="slot-days">
        {DAYS.map((day) => (
          <div key={day} className="slot-day-blank" />
        ))}
      </div>
      <div className="slot-picker-line slot-picker-second" />
      <div className="slot-times">
        {TIMES.map((time) => (
          <div key={time} className="slot-time-blank" />
        ))}
      </div>
      <div className="slot-zone-blank" />
    </div>
  );
}
