import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { Badge } from "@/components/ui/badge";
import { dealTerms } from "@/lib/site/deal-terms";
import { editExamples } from "./pricing-content";
import { cn } from "@/lib/cn";

/** Where an edit ends and a project begins, told by examples. */
export function EditRules() {
  const { t } = useTranslation();
  const { short, long, turnaround, included, notIncluded } = dealTerms.edits;
  return (
    <section className="section" aria-labelledby="pricing-edits">
      <div className="wrap grid-12">
        <div className="col-span-full lg:col-span-7">
          <h2 className="h2" id="pricing-edits">
            {t(short)}
          </h2>
          <Intro className="max-w-[52ch]">{t(long)}</Intro>
          <p className="mt-4 font-semibold">{t(turnaround)}</p>
          <Lists included={included} notIncluded={notIncluded} />
        </div>
        <TextThread />
      </div>
    </section>
  );
}

function Lists({
  included,
  notIncluded,
}: Pick<typeof dealTerms.edits, "included" | "notIncluded">) {
  const { t } = useTranslation();
  return (
    <div className="mt-10 grid gap-8 sm:grid-cols-2">
      <ExampleList
        heading={
          <Badge variant="success" className="text-sm/none">
            {t("An edit")}
          </Badge>
        }
        items={included}
      />
      <ExampleList
        heading={<Badge className="text-sm/none">{t("A project")}</Badge>}
        items={notIncluded}
      />
    </div>
  );
}

function ExampleList({ heading, items }: { heading: ReactNode; items: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <div>
      <h3 className="border-b-2 border-text pb-3 font-sans leading-none">{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item} className="border-b border-line-strong py-3 text-base/[1.4]">
            {t(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function TextThread() {
  const { t } = useTranslation();
  return (
    <figure className="col-span-full mt-10 max-w-136 overflow-hidden rounded-[26px] border-frame border-text bg-concrete-50 shadow-lift lg:col-span-5 lg:mt-0 lg:ml-7 lg:max-w-none lg:self-center">
      <figcaption className="flex items-center justify-between gap-4 border-b-frame border-text bg-white px-5.5 py-3.5 font-bold">
        <span>{t("A text thread")}</span>
        <span className="sample">{t("Example")}</span>
      </figcaption>
      <ol className="grid gap-4.5 px-5 pt-6 pb-7">
        {editExamples.map(({ from, text }) => (
          <Message key={text} isYours={from === "you"}>
            {t(text)}
          </Message>
        ))}
      </ol>
    </figure>
  );
}

function Message({ isYours, children }: { isYours: boolean; children: string }) {
  const { t } = useTranslation();
  return (
    <li className={cn("max-w-[85%]", isYours && "justify-self-end")}>
      <b className={cn("block px-1 text-xs font-bold text-muted", isYours && "text-right")}>
        {isYours ? t("You") : t("Us")}
      </b>
      <p
        className={cn(
          "rounded-lg border-frame px-4 py-2.75 text-base/snug [print-color-adjust:exact]",
          isYours
            ? "rounded-tr border-spruce-800 bg-spruce-800 text-white"
            : "rounded-tl border-field bg-white",
        )}
      >
        {children}
      </p>
    </li>
  );
}
