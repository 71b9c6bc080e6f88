import { CardContent } from "@/components/ui/card";
/** Shares of the plot's height: nobody's figures, only the shape to come. */
const BARS = [52, 55, 57, 60, 62, 64, 66, 68, 71, 74, 76, 79];

export function RevenueSkeleton() {
  return (
    <CardContent>
      <div className="revenue-chart">
        <div className="revenue-drawing revenue-gaps">
          {BARS.map((share) => (
            <span key={share} className="skeleton" style={{ height: `${share}%` }} />
          ))}
        </div>
        <div className="panel-summary">
          <span className="skeleton revenue-gap" />
        </div>
      </div>
    </CardContent>
  );
}
