import { PercentBar } from "../percent-bar";

const FIGURES = ["a", "b", "c", "d", "e"];
const ROWS = ["a", "b", "c", "d", "e", "f", "g", "h"];

export function PortfolioSkeleton() {
  return (
    <div className="portfolio">
      <ul className="portfolio-summary portfolio-summary-skeleton">
        {FIGURES.map((figure, index) => (
          <li key={figure}>
            <span className="skeleton" />
            <span className="skeleton" />
            {index === 0 && <PercentBar percent={0} />}
          </li>
        ))}
      </ul>
      <div className="scroll filling-scroll portfolio-scroll portfolio-rows-skeleton">
        {ROWS.map((row) => (
          <div key={row}>
            <span className="skeleton" />
            <span className="skeleton" />
          </div>
        ))}
      </div>
      <p className="portfolio-result">
        <span className="skeleton" />
      </p>
    </div>
  );
}
