const CELLS = ["mrr", "revenue", "clients", "leads", "tickets", "tasks"];

export function KpiSkeleton() {
  return (
    <ul className="kpi-cells">
      {CELLS.map((name) => (
        <li key={name} className="kpi-item">
          <div className="kpi">
            <span className="kpi-label">
              <span className="skeleton kpi-gap" style={{ width: "65%" }} />
            </span>
            <b className="figure-value">
              <span className="skeleton kpi-gap" style={{ width: "48%" }} />
            </b>
            <span className="kpi-note">
              <span className="skeleton kpi-gap" style={{ width: "80%" }} />
            </span>
            <span className="kpi-drawing">
              <span className="skeleton kpi-gap" style={{ height: "16px", flex: 1 }} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
