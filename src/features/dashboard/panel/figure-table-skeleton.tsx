const ROWS = [34, 42, 28, 38, 46, 30, 40, 36];

export function FigureTableSkeleton() {
  return (
    <div className="figure-table figure-table-skeleton">
      {ROWS.map((width) => (
        <div key={width}>
          <span className="skeleton" style={{ width: `${width}%` }} />
          <span className="skeleton" />
        </div>
      ))}
    </div>
  );
}
