import { writeTexts } from "@/lib/behavior";
import { t } from "@/lib/language/translate";
import { officeStatus } from "@/lib/office-time/office-hours";
import { site } from "@/lib/site/site";
import { formatClock, formatHour, formatWeekday } from "@/lib/time/zoned-label";
import { openingLabel } from "./opening-label";
import { phoneSentence } from "./phone-sentence";

const OFFICE = site.phoneTimeZone;
const MINUTE = 60_000;

/** Shows on the contact page who is open now, and what time it is there, anew as each minute begins. */
export function showOfficeHours(page: HTMLElement): () => void {
  let timer: number | undefined;
  const show = () => {
    clearTimeout(timer);
    // A page that was left keeps no clock running.
    if (!page.isConnected) return;
    const now = new Date();
    // In a task for each: what formats the time of a zone takes a slow phone long to make.
    setTimeout(() => writeTexts(page, { phone: phoneSentence(now) }));
    setTimeout(() => showSign(page, now));
    for (const city of page.querySelectorAll<HTMLElement>("[data-zone]")) {
      setTimeout(() => showCity(city, now));
    }
    timer = window.setTimeout(show, MINUTE - (now.getTime() % MINUTE));
  };
  // Timers sleep with a hidden tab or a closed laptop.
  document.addEventListener("visibilitychange", show);
  return show;
}

/** The sign on the door. */
function showSign(page: HTMLElement, now: Date): void {
  const { isOpen, changesAt } = officeStatus(now, OFFICE);
  const time = formatHour(changesAt, OFFICE);
  const day = formatWeekday(changesAt, OFFICE, "short");
  page.dataset.office = isOpen ? "open" : "closed";
  writeTexts(page, {
    sign: isOpen ? t("Open") : t("Closed"),
    "sign-line": isOpen
      ? t("Until {{time}} Eastern", { time })
      : t("Back {{day}} {{time}} Eastern", { day, time }),
  });
}

function showCity(city: HTMLElement, now: Date): void {
  const zone = city.dataset.zone ?? OFFICE;
  const { isOpen, label } = openingLabel(now, zone);
  city.dataset.office = isOpen ? "open" : "closed";
  const day = formatWeekday(now, zone, "long");
  writeTexts(city, {
    clock: t("{{day}}, {{time}}", { day, time: formatClock(now, zone) }),
    opening: label,
  });
}
