import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

type KpiCellProps = {
  label: string;
  value: string;
  /** Against what, or what is behind it. */
  note: ReactNode;
  drawing: ReactNode;
  /** What the drawing shows, in words. */
  drawingText: string;
  /** Where the cell leads, when it leads somewhere. */
  to?: string;
  /** For one that leads to another panel of this page: shows it. */
  onFollow?: () => void;
};

export function KpiCell({ label, value, note, drawing, drawingText, to, onFollow }: KpiCellProps) {
  const content = (
    <>
      <span className="kpi-label">
        {label}
        {to !== undefined && !onFollow && <ArrowUpRight size={17} strokeWidth={2} aria-hidden />}
      </span>{" "}
      <b className="figure-value">{value}</b> <span className="kpi-note">{note}</span>{" "}
      <span className="kpi-drawing">
        {drawing}
        <span className="sr-only">{drawingText}</span>
      </span>
    </>
  );
  return (
    <li className="kpi-item">
      {to === undefined ? (
        <div className="kpi">{content}</div>
      ) : (
        <Link className="kpi" to={to} onClick={onFollow} preventScrollReset={!!onFollow}>
          {content}
        </Link>
      )}
    </li>
  );
}
