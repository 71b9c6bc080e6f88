import { useTranslation } from "react-i18next";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

const LANES = [3, 4, 3, 3, 2];

/** The board's strip and lanes, as high as they will be. */
export function BoardSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="lead-skeleton" role="status" aria-label={t("Loading the board")}>
      <Card className="lead-strip">
        {LANES.map((_, lane) => (
          <div key={lane}>
            <StripSkeleton />
          </div>
        ))}
        <div className="lead-skeleton-lost">
          <StripSkeleton />
        </div>
      </Card>
      <div className="lead-board">
        {LANES.map((cards, lane) => (
          <div className="lead-lane" key={lane}>
            <Skeleton className="mx-2 my-3.5 h-[1.1rem] w-24 bg-line bg-none" />
            <div className="lead-cards">
              {Array.from({ length: cards }, (_, card) => (
                <div className="lead-card" key={card}>
                  <div className="lead-card-head">
                    <Skeleton className="size-12" />
                    <Skeleton />
                  </div>
                  <Skeleton />
                  <Skeleton />
                </div>
              ))}
            </div>
          </div>
        ))}
        <div className="lead-lane lead-lane-aside" />
      </div>
    </div>
  );
}

/** A stage's number, and the bar below it. */
function StripSkeleton() {
  return (
    <>
      <Skeleton className="col-span-full h-[1.6rem] w-8" />
      <Skeleton className="col-span-full mt-[1.6rem] h-1.5" />
    </>
  );
}
