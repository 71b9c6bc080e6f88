import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { PAGE_LOCALE } from "@/lib/format/locale";
import { site } from "@/content/company";
import { formatMonth } from "@/lib/dates/calendar-month";
import type { Review, Stars } from "./reviews-data";

export function ReviewEntry({ review }: { review: Review }) {
  const { t } = useTranslation();
  const { stars, reply, isFeatured = false } = review;
  return (
    <article
      className={cn(
        "grid-12 break-inside-avoid items-start border-b border-line-strong last:border-b-0",
        isFeatured ? "py-12 lg:py-18" : "py-9 lg:py-12",
      )}
    >
      <ReviewAuthor review={review} />
      <div
        className={cn(
          "col-span-full sm:col-span-8",
          isFeatured ? "lg:col-span-7 lg:col-start-6" : "lg:col-start-4",
        )}
      >
        <p className="mb-4 flex items-center gap-2.5 text-sm text-text-2">
          <StarRating stars={stars} />
          <span className="tabular-nums">
            {t("{{stars}} of 5, {{month}}", {
              stars,
              month: formatMonth(review.month, "full", PAGE_LOCALE),
            })}
          </span>
        </p>
        <blockquote
          className={cn(
            "font-display font-medium tracking-[-0.02em] text-pretty",
            isFeatured
              ? "text-[clamp(1.7rem,3.1vw,2.85rem)]/[1.18]"
              : "text-[clamp(1.35rem,2vw,1.75rem)]/[1.3]",
          )}
        >
          {t("“{{quote}}”", { quote: review.quote })}
        </blockquote>
        {reply && (
          <div className="mt-7 max-w-[60ch] border-l-10 border-curb-400 py-0.5 pl-4 sm:pl-5">
            <b>
              {review.source === "sample"
                ? t("Example reply from {{brand}}", { brand: site.brand })
                : t("Reply from {{brand}}", { brand: site.brand })}
            </b>
            <p className="text-text-2">{reply.text}</p>
            <p className="mt-2 text-sm text-muted">{reply.change}</p>
          </div>
        )}
      </div>
    </article>
  );
}

function ReviewAuthor({ review }: { review: Review }) {
  const { t } = useTranslation();
  const { isFeatured = false } = review;
  const size = isFeatured ? { width: 400, height: 330 } : { width: 190, height: 150 };
  return (
    <div
      className={cn(
        "col-span-full mb-5 grid grid-cols-[96px_1fr] items-center gap-4 sm:col-span-4 sm:mb-0 sm:block",
        !isFeatured && "sm:max-w-47.5 lg:col-span-3",
      )}
    >
      <img
        className="h-auto w-full rounded-sm bg-sky-100"
        src={review.mapUrl}
        alt=""
        loading="lazy"
        {...size}
      />
      <div
        className={cn(
          "gap-x-4 leading-snug sm:mt-3.5",
          isFeatured && "lg:flex lg:items-start lg:justify-between",
        )}
      >
        <div>
          <h3 className="font-sans text-body/snug font-bold">{review.author}</h3>
          <p className="text-sm/snug text-muted">{`${review.city}, ${review.state}`}</p>
        </div>
        {review.source === "sample" && (
          <span className={cn("sample mt-1", isFeatured && "lg:mt-0")}>{t("Example review")}</span>
        )}
      </div>
    </div>
  );
}

const STAR = "M10 1l2.6 6 6.4.6-4.9 4.2 1.5 6.3L10 14.8l-5.6 3.3 1.5-6.3L1 7.6 7.4 7Z";

function StarRating({ stars }: { stars: Stars }) {
  return (
    <svg width={110} height={20} viewBox="0 0 110 20" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((place) => (
        <path
          key={place}
          d={STAR}
          transform={`translate(${(place - 1) * 22} 0)`}
          fill={place <= stars ? "var(--color-curb-400)" : "var(--color-white)"}
          stroke="var(--color-asphalt-950)"
          strokeWidth={1.3}
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
