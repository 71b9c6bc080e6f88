import { useTranslation } from "react-i18next";
import { FoldedPart } from "@/components/fold";
import { TextLink } from "@/components/text-link";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { sampleReviews, type SampleReview } from "./home-content";

export function Proof() {
  const { t } = useTranslation();
  const [first, ...others] = sampleReviews;
  return (
    <section className="section" aria-labelledby="home-proof">
      <div className="wrap grid-12 items-end">
        <h2 className="h2 col-span-full lg:col-span-7" id="home-proof">
          {t("Example reviews, until the real ones come in.")}
        </h2>
        <p className="col-span-full mt-4 text-text-2 lg:col-span-4 lg:col-start-9">
          {t(
            "We wrote these ourselves. Each one goes when a client’s own words can take its place.",
          )}{" "}
          <TextLink className="whitespace-nowrap" to={paths.reviews}>
            {t("How we collect reviews")}
          </TextLink>
        </p>
      </div>
      <div className="wrap grid-12 mt-7">
        <Review
          className="col-span-full border-t-2 border-text lg:col-span-7"
          quoteClassName="font-display text-[clamp(1.5rem,2.6vw,2.25rem)]/[1.2] font-medium tracking-[-0.02em]"
          review={first}
        />
        <div className="col-span-full border-t-2 border-text lg:col-span-4 lg:col-start-9">
          <FoldedPart title={t("Two more examples")}>
            {others.map((review) => (
              <Review key={review.name} className="border-b border-line-strong" review={review} />
            ))}
          </FoldedPart>
        </div>
      </div>
    </section>
  );
}

type ReviewProps = { review: SampleReview; className: string; quoteClassName?: string };

function Review({ review, className, quoteClassName }: ReviewProps) {
  const { t } = useTranslation();
  const { quote, name, trade, town, mapUrl } = review;
  return (
    <figure className={cn("py-5", className)}>
      <blockquote className={cn("text-pretty", quoteClassName)}>
        {t("“{{quote}}”", { quote: t(quote) })}
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-4 text-sm text-muted">
        <img
          className="size-18 flex-none rounded-sm object-cover"
          src={mapUrl}
          alt=""
          width={72}
          height={72}
          loading="lazy"
        />
        <span>
          <b className="block text-text">{t("{{name}}, {{trade}}", { name, trade: t(trade) })}</b>
          {town}
        </span>
        <span className="sample ml-auto">{t("Example")}</span>
      </figcaption>
    </figure>
  );
}
