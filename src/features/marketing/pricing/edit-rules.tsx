import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Fold } from "@/components/fold";
import { Intro } from "@/components/intro";
import { Badge } from "@/components/ui/badge";
import { dealTerms } from "@/content/deal-terms";
import { editExamples } from "./pricing-content";
import { cn } from "@/lib/cn";

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
    <div className="mt-5 grid max-sm:border-t-2 max-sm:border-text sm:mt-10 sm:grid-cols-2 sm:gap-8">
      <ExampleList
        badge={<Badge variant="success">{t("An edit")}</Badge>}
        label={t("What an edit is, by examples")}
        items={included}
      />
      <ExampleList
        badge={<Badge>{t("A project")}</Badge>}
        label={t("What a project is, by examples")}
        items={notIncluded}
      />
    </div>
  );
}

type ExampleListProps = { badge: ReactNode; label: string; items: readonly string[] };

function ExampleList({ badge, label, items }: ExampleListProps) {
  const { t } = useTranslation();
  return (
    <div className="relative max-sm:border-b max-sm:border-line-strong">
      <h3 className="flex h-15.5 items-center font-sans leading-none *:text-sm/none sm:block sm:h-auto sm:border-b-2 sm:border-text sm:pb-3">
        {badge}
      </h3>
      <Fold label={label}>
        <ul className="max-sm:pb-2">
          {items.map((item) => (
            <li
              key={item}
              className="py-1.5 text-base/[1.4] sm:border-b sm:border-line-strong sm:py-3"
            >
              {t(item)}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

function TextThread() {
  const { t } = useTranslation();
  return (
    <figure className="relative col-span-full mt-6 max-w-136 overflow-hidden rounded-[26px] border-frame border-text bg-concrete-50 shadow-lift [--fold-inset:1.25rem] sm:mt-8 lg:col-span-5 lg:mt-0 lg:ml-7 lg:max-w-none lg:self-center">
      <figcaption className="flex items-center justify-between gap-4 bg-white px-5.5 py-4 font-bold max-sm:pr-14">
        <span>{t("A text thread")}</span>
        <span className="sample">{t("Example")}</span>
      </figcaption>
      <Fold label={t("The text thread, in full")}>
        <ol className="grid gap-4.5 border-t-frame border-text px-5 pt-6 pb-7">
          {editExamples.map(({ from, text }) => (
            <Message key={text} isYours={from === "you"}>
              {t(text)}
            </Message>
          ))}
        </ol>
      </Fold>
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
