const DASH = "–";

/** Nothing there, for those who see it and for those who hear it. Stacked rows leave it out. */
export function NoneCell({ label }: { label: string }) {
  return (
    <span className="text-muted" data-none>
      <span aria-hidden="true">{DASH}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
