import { useTranslation } from "react-i18next";
import { useNow } from "@/hooks/use-now";
import { cn } from "@/lib/cn";
import { phoneStatus } from "@/lib/dates/office/office-hours";
import { site } from "@/content/company";
import { formatHour, formatWeekday } from "@/lib/dates/zoned-time";

const OFFICE = site.phoneTimeZone;

/** The shop door with its sign, decorative. */
export function DoorSign() {
  const { state, word, line } = useSign();
  return (
    <svg
      className="absolute inset-0 size-full max-w-none"
      viewBox="0 0 400 470"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <path d="M40 470V40h320v430Z" fill="var(--color-spruce-800)" />
      <path d="M66 470V66h268v404Z" fill="var(--color-spruce-950)" />
      <path d="M84 84h232v300H84z" fill="var(--color-glass)" />
      <path
        d="M84 300L250 84h44L84 358ZM84 384l230-298v60L130 384Z"
        fill="var(--color-white)"
        opacity=".35"
      />
      <path d="M66 402h268v68H66z" fill="var(--color-spruce-700)" />
      <path d="M306 300v70" stroke="var(--color-curb-400)" strokeWidth="10" strokeLinecap="round" />
      <circle cx="200" cy="116" r="6" fill="var(--color-asphalt-950)" />
      <path d="M200 116L116 186M200 116l84 70" stroke="var(--color-asphalt-950)" strokeWidth="3" />
      <rect
        x="92"
        y="184"
        width="216"
        height="136"
        rx="8"
        fill="var(--color-white)"
        stroke="var(--color-asphalt-950)"
        strokeWidth="2"
      />
      <rect
        x="100"
        y="192"
        width="200"
        height="120"
        rx="5"
        fill="none"
        className={state === "closed" ? "stroke-stop" : "stroke-spruce-700"}
        strokeWidth="3"
      />
      <g className={state === "closed" ? "fill-stop" : "fill-spruce-700"} textAnchor="middle">
        <text
          x="200"
          y="262"
          className={cn(
            "font-display font-extrabold tracking-[-2px]",
            state === "open" ? "text-[62px]" : "text-[50px]",
          )}
        >
          {word}
        </text>
        <text
          x="200"
          y="294"
          className="text-body font-bold tracking-wide uppercase font-stretch-76%"
        >
          {line}
        </text>
      </g>
    </svg>
  );
}

/** Open or closed by the current time. Prerendered HTML shows the phone’s hours instead. */
function useSign() {
  const { t } = useTranslation();
  const now = useNow();
  if (now === null) return { state: "unknown", word: t("9 to 8"), line: t("Mon to Fri, Eastern") };
  const { isOpen, changesAt } = phoneStatus(now);
  const time = formatHour(changesAt, OFFICE);
  const day = formatWeekday(changesAt, OFFICE, "short");
  return isOpen
    ? { state: "open", word: t("Open"), line: t("Until {{time}} Eastern", { time }) }
    : {
        state: "closed",
        word: t("Closed"),
        line: t("Back {{day}} {{time}} Eastern", { day, time }),
      };
}
