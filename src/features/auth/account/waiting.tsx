import { Spinner } from "@/components/ui/spinner";

export function Waiting({ label }: { label: string }) {
  return (
    <p className="flex animate-appear-late items-center gap-2 text-muted" role="status">
      <Spinner />
      {label}
    </p>
  );
}
