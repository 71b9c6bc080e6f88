import { useTranslation } from "react-i18next";
import { Card } from "@/components/ui/card";

const LANES = [3, 4, 3, 3, 2];

/** The board's strip and lanes, as high as they will be. */
export function BoardSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="lead-skeleton" role="status" aria-label={t("Loading the board")}>
      <Card className="lead-strip">
        {LANES.map((_, lane) => (
          <div key={lane}>
            <b className="skeleton" />
            <i className="skeleton" />
          </div>
        ))}
        <div className="lead-skeleton-lost">
          <b className="skeleton" />
          <i className="skeleton" />
        </div>
      </Card>
      <div className="lead-board">
        {LANES.map((cards, lane) => (
          <div className="lead-lane" key={lane}>
            <div className="skeleton lead-skeleton-head" />
            <div className="lead-cards">
              {Array.from({ length: cards }, (_, card) => (
                <div className="lead-card" key={card}>
                  <div className="lead-card-head">
                    <div className="skeleton state-map" />
                    <div className="skeleton" />
                  </div>
                  <div className="skeleton" />
                  <div className="skeleton" />
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
