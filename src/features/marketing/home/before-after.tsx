import { ChevronsLeftRight } from "lucide-react";
import { useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { DrawnPicture } from "@/components/drawn-picture";
import { DATED_SITE_LABEL } from "@/components/example-site/example-labels";
import { ExampleSite } from "@/components/example-site/example-picture";
import { Intro } from "@/components/intro";
import { Slider } from "@/components/ui/slider";
import { cn } from "@/lib/cn";
import { comparedFigures } from "./home-content";
import "./home.css";

const START_PERCENT = 36;

export function BeforeAfter() {
  const { t } = useTranslation();
  return (
    <section className="section" aria-labelledby="home-compare">
      <div className="wrap grid-12">
        <div className="col-span-full self-center lg:col-span-5 xl:col-span-4">
          <h2 className="h2" id="home-compare">
            {t("Same\u00a0plumber. Same\u00a0van. New\u00a0front.")}
          </h2>
          <Intro>
            {t(
              "Drag the handle. The old page told people about the company. The new one answers the question they arrived with.",
            )}
          </Intro>
          <table className="mt-6 mb-4 w-full border-t-2 border-text text-sm">
            <thead className="sr-only">
              <tr>
                <th scope="col">{t("Figure")}</th>
                <th scope="col">{t("Before")}</th>
                <th scope="col">{t("After")}</th>
              </tr>
            </thead>
            <tbody>
              {comparedFigures.map(({ name, before, after }) => (
                <tr key={name} className="border-b border-line">
                  <th className="py-3 text-left font-normal" scope="row">
                    {t(name)}
                  </th>
                  <td className="py-3 pl-3 text-right whitespace-nowrap text-muted">
                    <s>{t(before)}</s>
                  </td>
                  <td className="py-3 pl-3 text-right font-bold whitespace-nowrap">{t(after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="sample">{t("Example business and figures, drawn for illustration")}</p>
        </div>
        <Comparison />
      </div>
    </section>
  );
}

function Comparison() {
  const { t } = useTranslation();
  const [percent, setPercent] = useState(START_PERCENT);
  // The thumb's center; it is 56 px wide.
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    "--share": percent,
    "--x": "calc(28px + (100% - 56px) * var(--share) / 100)",
  };
  return (
    <div
      className="relative col-span-full mt-7 aspect-7/6 self-start overflow-hidden rounded-md border-frame border-text bg-white shadow-lift sm:aspect-9/7 lg:col-span-7 lg:mt-0 xl:col-span-8"
      style={style}
    >
      <div className="absolute inset-0">
        <DrawnPicture
          src="/drawings/sites/plumb-before.svg"
          alt={t(DATED_SITE_LABEL)}
          width={720}
          height={1000}
        />
      </div>
      {/* Two moved layers, because a clip path would be painted again at each step. */}
      <div className="absolute inset-0 translate-x-(--x) overflow-hidden will-change-transform">
        <div className="absolute inset-0 -translate-x-(--x) will-change-transform">
          <ExampleSite trade="plumb" />
        </div>
      </div>
      <Slider
        isCover
        className="home-compare peer cursor-ew-resize opacity-0 print:hidden"
        min={0}
        max={100}
        value={percent}
        onChange={(event) => setPercent(event.target.valueAsNumber)}
        aria-label={t("How much of the old page to show")}
        aria-valuetext={t("{{percent}} percent old page", { percent })}
      />
      <div className="pointer-events-none absolute inset-y-0 left-(--x) -ml-0.75 w-1.5 border-x border-text bg-curb-400" />
      <div className="pointer-events-none absolute top-1/2 left-(--x) -m-7 grid size-14 place-items-center rounded-full border-frame border-text bg-curb-400 outline-offset-3 outline-focus peer-focus-visible:outline-3 print:hidden">
        <ChevronsLeftRight size={28} strokeWidth={2.5} aria-hidden />
      </div>
      <Tag className="left-4 bg-asphalt-950 text-white">{t("Before")}</Tag>
      <Tag className="right-4 bg-curb-400">{t("After")}</Tag>
    </div>
  );
}

function Tag({ className, children }: { className: string; children: string }) {
  return (
    <span
      className={cn(
        "pointer-events-none absolute bottom-4 rounded-xs px-2.5 py-2 text-sm/none font-bold",
        className,
      )}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
