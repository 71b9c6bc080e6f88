import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { PAGE_LOCALE } from "@/lib/locale";
import { site } from "@/lib/site";
import { formatMonth } from "@/lib/time/calendar-month";
import type { Review } from "./reviews-data";
import { StarRating } from "./star-rating";

export function ReviewEntry({ review }: { review: Review }) {
  const { t } = useTranslation();
  const { stars, reply, isLead = false } = review;
  const size = isLead ? { width: 400, height: 330 } : { width: 190, height: 150 };
  return (
    <article className={clsx("reviews-entry", !isLead && "reviews-entry-short")}>
      <div className="reviews-place">
        <img src={review.mapUrl} alt="" loading="lazy" {...size} />
        <div className="reviews-author">
          <h3>{review.author}</h3>
          <p>{`${review.city}, ${review.state}`}</p>
          {review.source === "sample" && <span className="sample">{t("Example review")}</span>}
        </div>
      </div>
      <div className="reviews-words">
        <p className="reviews-stars">
          <StarRating stars={stars} />
          <span className="tabular-nums">
            {t("{{stars}} of 5, {{month}}", {
              stars,
              month: formatMonth(review.month, "full", PAGE_LOCALE),
            })}
          </span>
        </p>
        <blockquote>{`“${review.quote}”`}</blockquote>
        {reply && (
          <div className="reviews-reply">
            <b>{t("Reply from {{brand}}", { brand: site.brand })}</b>
            <p>{reply.text}</p>
            <small>{reply.change}</small>
          </div>
        )}
      </div>
    </article>
  );
}
