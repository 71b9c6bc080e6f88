const DASH = "–";

export function NoneCell({ label }: { label: string }) {
  return (
    <span className="text-muted" data-none>
      <span aria-hidden="true">{DASH}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
