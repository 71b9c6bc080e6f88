import { Fold } from "@/components/fold";
import { cn } from "@/lib/cn";

type TermListProps = {
  items: readonly { term: string; text: string }[];
  /** On a phone only terms are shown, which open their texts. */
  isFolded?: boolean;
  className?: string;
  /** Column classes for two columns. */
  rowClassName?: string | ((place: number) => string);
};

export function TermList(props: TermListProps) {
  const { items, isFolded = false, className, rowClassName } = props;
  return (
    <dl className={cn("border-t-2 border-text", className)}>
      {items.map(({ term, text }, place) => (
        <div
          key={term}
          className={cn(
            "relative grid gap-x-8 border-b border-line-strong py-4 sm:py-4.5",
            !isFolded && "gap-y-1",
            typeof rowClassName === "function" ? rowClassName(place) : rowClassName,
          )}
        >
          <dt
            className={cn(
              "font-display text-lg/[1.3] font-semibold text-balance sm:text-xl/[1.3]",
              isFolded && "max-sm:pr-10",
            )}
          >
            {term}
          </dt>
          <dd className="text-text-2">
            {isFolded ? (
              <Fold label={term}>
                <p className="pt-1.5">{text}</p>
              </Fold>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
