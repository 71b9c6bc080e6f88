import { cn } from "@/lib/cn";

type TermListProps = {
  items: readonly { term: string; text: string }[];
  /** Of the list in its section's grid. */
  className?: string;
  /** Its columns, where there is room for two. */
  rowClassName?: string;
};

/** Ruled lines, each a term and what there is to say about it. */
export function TermList({ items, className, rowClassName }: TermListProps) {
  return (
    <dl className={cn("border-t-2 border-text", className)}>
      {items.map(({ term, text }) => (
        <div
          key={term}
          className={cn("grid gap-x-8 gap-y-1 border-b border-line-strong py-4.5", rowClassName)}
        >
          <dt className="font-display text-xl/[1.3] font-semibold text-balance">{term}</dt>
          <dd className="text-text-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
