import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { beyondTheBill, formNote } from "../examples-content";
import type { Section, VisitSection } from "./site-content";
import { BeyondTheBill } from "./beyond-the-bill";
import { QUIET, SiteHeading, groundOf } from "./site-section";
import { Fill, phoneHref, useWords } from "./site-words";

const FIELD =
  "block min-h-12 w-full rounded-[min(var(--x-round),10px)] border-[1.5px] border-(--x-ink)/60 bg-white px-3.5 py-2.5 text-base text-black";

/** The form and the phone number. */
export function SiteVisit({ section }: { section: VisitSection }) {
  const { phone, content } = useWords();
  const { title, intro, on = "deep" } = section;
  return (
    <section
      id="visit"
      className={cn(
        "grid scroll-mt-14 gap-10 px-[max(1.25rem,calc((100cqw-78rem)/2),4.5cqw)] py-[clamp(3.75rem,8.5cqw,7.5rem)] @5xl:grid-cols-[1fr_1fr] @5xl:gap-[6cqw]",
        groundOf(on),
      )}
    >
      <div>
        <SiteHeading>{title}</SiteHeading>
        <p className={cn("mt-4 max-w-[42ch] text-[1.0625rem]/relaxed", QUIET)}>
          <Fill text={intro ?? ""} />
        </p>
        <p className="mt-7">
          <a
            className={cn(
              "text-[clamp(2rem,5.4cqw,3.75rem)]/none wrap-anywhere text-(--x-mark) no-underline hover:underline",
              content.look.heading,
            )}
            href={phoneHref(phone)}
          >
            {phone}
          </a>
        </p>
      </div>
      <VisitForm section={section} />
    </section>
  );
}

function VisitForm({ section: { ask, button, times } }: { section: VisitSection }) {
  const { t } = useTranslation();
  const [time, setTime] = useState(times?.[0]);
  return (
    <div className="rounded-(--x-round) bg-(--x-ground) p-[clamp(1.25rem,3cqw,2.25rem)] text-(--x-ink)">
      <div className="grid gap-4 @xl:grid-cols-2">
        <VisitField label="Your name" autoComplete="off" />
        <VisitField label="Phone" autoComplete="off" inputMode="tel" />
        <VisitField className="@xl:col-span-full" label={ask} isLong />
      </div>
      {times && (
        <fieldset className="mt-4">
          <legend className="mb-1.5 text-[0.9375rem] font-semibold">Pick a time</legend>
          <div className="flex flex-wrap gap-2">
            {times.map((slot) => (
              <label
                key={slot}
                className="inline-flex min-h-11 cursor-pointer items-center rounded-(--x-pill) border-[1.5px] border-(--x-ink)/60 px-4 font-semibold has-checked:bg-(--x-ink) has-checked:text-(--x-ground) has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
              >
                <input
                  className="sr-only"
                  type="radio"
                  name="time"
                  value={slot}
                  checked={time === slot}
                  onChange={() => setTime(slot)}
                />
                {slot}
              </label>
            ))}
          </div>
          <BeyondTheBill>{t(beyondTheBill.booking)}</BeyondTheBill>
        </fieldset>
      )}
      {/* Works without script. */}
      <details className="group mt-5">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-center rounded-(--x-pill) bg-(--x-hot) px-6 text-[1.125rem] font-bold text-(--x-on-hot) hover:brightness-92 [&::-webkit-details-marker]:hidden">
          {button}
        </summary>
        <p
          className="mt-3 rounded-sm border-[1.5px] border-dashed border-current p-3.5 text-base/normal"
          role="status"
        >
          <b>{t("Example")}</b> <span>{t(formNote)}</span>
        </p>
      </details>
    </div>
  );
}

interface VisitFieldProps {
  label: string;
  isLong?: boolean;
  autoComplete?: string;
  inputMode?: "tel";
  className?: string;
}

function VisitField({ label, isLong = false, className, ...field }: VisitFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="mb-1.5 block text-[0.9375rem] font-semibold" htmlFor={id}>
        {label}
      </label>
      {isLong ? (
        <textarea id={id} className={FIELD} rows={3} maxLength={500} />
      ) : (
        <input id={id} className={FIELD} maxLength={120} {...field} />
      )}
    </div>
  );
}

const ROOMS = [
  { label: "2 bed", once: 168, weekly: 98 },
  { label: "3 bed", once: 214, weekly: 128 },
  { label: "4 bed", once: 262, weekly: 159 },
];

/** A price before any form. */
export function SitePrices({ section }: { section: Extract<Section, { kind: "prices" }> }) {
  const { t } = useTranslation();
  const { look } = useWords().content;
  const [rooms, setRooms] = useState("3 bed");
  const [often, setOften] = useState("Weekly");
  const row = ROOMS.find(({ label }) => label === rooms) ?? ROOMS[0];
  const price = often === "Weekly" ? row?.weekly : row?.once;
  return (
    <section className="on-dark bg-(--x-ground) px-[max(1.25rem,calc((100cqw-78rem)/2),4.5cqw)]">
      <div className="grid gap-8 rounded-(--x-round) bg-(--x-deep) p-[clamp(1.5rem,4.5cqw,4rem)] text-(--x-on-deep) [--x-mark:var(--x-glow)] @3xl:grid-cols-[1.2fr_1fr] @3xl:items-center">
        <div>
          <SiteHeading>{section.title}</SiteHeading>
          <Choices legend="Bedrooms" name="rooms" value={rooms} onChange={setRooms}>
            {ROOMS.map(({ label }) => label)}
          </Choices>
          <Choices legend="How often" name="often" value={often} onChange={setOften}>
            {["Once", "Weekly"]}
          </Choices>
          <BeyondTheBill>{t(beyondTheBill.prices)}</BeyondTheBill>
        </div>
        <p className="@3xl:text-right" aria-live="polite">
          <span
            className={cn("block text-[clamp(5rem,15cqw,11rem)]/[0.9] tabular-nums", look.headline)}
          >
            {`$${price}`}
          </span>
          <span className={cn("mt-2 block text-lg", QUIET)}>{section.intro}</span>
        </p>
      </div>
    </section>
  );
}

interface ChoicesProps {
  legend: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  children: readonly string[];
}

function Choices({ legend, name, value, onChange, children }: ChoicesProps): ReactNode {
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 text-[0.9375rem] font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {children.map((choice) => (
          <label
            key={choice}
            className="inline-flex min-h-12 cursor-pointer items-center rounded-full bg-(--x-on-deep)/15 px-5 text-lg font-semibold has-checked:bg-(--x-on-deep) has-checked:text-(--x-deep) has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              className="sr-only"
              type="radio"
              name={name}
              value={choice}
              checked={value === choice}
              onChange={() => onChange(choice)}
            />
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
