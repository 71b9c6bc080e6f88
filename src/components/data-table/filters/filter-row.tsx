import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { cn } from "@/lib/cn";
import type { FilterFace } from "./use-list-address";
import { FilterMenu } from "./filter-menu";
import { FilterSheet } from "./filter-sheet";
import type { ListFilter } from "./list-filter";

type FilterRowProps = { filters: readonly ListFilter[]; address: FilterFace };

function countFitting(row: HTMLElement): number {
  const end = row.offsetLeft + row.offsetWidth;
  const fitting = [...row.children].filter(
    (part) =>
      part instanceof HTMLElement &&
      part.offsetTop === row.offsetTop &&
      part.offsetLeft + part.offsetWidth <= end,
  );
  return fitting.length;
}

/** Shows the filters that fit on one line, and a button with all of them. */
export function FilterRow({ filters, address }: FilterRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(filters.length);
  // A filter is wider once it is set, and the button needs room too.
  useLayoutEffect(() => {
    if (row.current) setFitting(countFitting(row.current));
  }, [filters, address.values, fitting]);
  useLayoutEffect(() => {
    const box = row.current;
    if (!box?.parentElement || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() => flushSync(() => setFitting(countFitting(box))));
    observer.observe(box.parentElement);
    for (const part of box.children) observer.observe(part);
    return () => observer.disconnect();
  }, [filters.length]);
  return (
    <>
      <div
        ref={row}
        // Overflowing filters wrap out of sight; focus rings are not clipped.
        className="flex h-11 min-w-0 flex-wrap gap-2 overflow-clip [overflow-clip-margin:0.375rem] @max-xl:flex-[1_1_12rem]"
      >
        {filters.map((filter, index) => (
          <div key={filter.name} className={cn("flex-none", index >= fitting && "invisible")}>
            <FilterMenu filter={filter} address={address} />
          </div>
        ))}
      </div>
      {fitting < filters.length && (
        <FilterSheet filters={filters} sorts={[]} columns={[]} address={address} />
      )}
    </>
  );
}
