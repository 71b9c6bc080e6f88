import { CardContent } from "@/components/ui/card";
const FIGURES = ["sessions", "rate"];
const SOURCES = [92, 60, 45, 34, 26];

export function TrafficSkeleton() {
  return (
    <>
      <div className="traffic-figures">
        {FIGURES.map((name) => (
          <div key={name}>
            <div className="traffic-gap-line">
              <span className="skeleton traffic-gap" style={{ width: "70%" }} />
            </div>
            <b className="figure-value">
              <span className="skeleton traffic-gap" style={{ width: "60%" }} />
            </b>
            <span className="change">
              <span className="skeleton traffic-gap" style={{ width: "75%" }} />
            </span>
          </div>
        ))}
      </div>
      <CardContent>
        <div className="traffic-heading">
          <span className="skeleton traffic-gap" style={{ width: "30%" }} />
        </div>
        <ul className="lead-sources">
          {SOURCES.map((share) => (
            <li key={share}>
              <span className="lead-source">
                <span className="skeleton traffic-gap" style={{ width: "80%" }} />
              </span>
              <span className="lead-bar">
                <i className="skeleton" style={{ width: `${share}%` }} />
              </span>
            </li>
          ))}
        </ul>
        <div className="panel-summary">
          <span className="skeleton traffic-gap" style={{ width: "85%" }} />
        </div>
      </CardContent>
    </>
  );
}
