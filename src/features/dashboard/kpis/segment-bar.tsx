export type Segment = { name: string; count: number; color: string };

/** The number of blocks that fit in the narrowest cell. */
export const MOST_BLOCKS = 12;

/** One block per item; if they do not fit, one bar with proportional parts. */
export function SegmentBar({ segments }: { segments: Segment[] }) {
  const present = segments.filter(({ count }) => count > 0);
  const total = present.reduce((sum, { count }) => sum + count, 0);
  return (
    <span data-slot="segment-bar" className="flex h-4 min-w-0 flex-1 gap-0.75" aria-hidden="true">
      {present.flatMap(({ name, count, color }) =>
        total > MOST_BLOCKS ? (
          <i
            key={name}
            className="min-w-0.75 basis-0 rounded-[1px]"
            style={{ background: color, flexGrow: count }}
          />
        ) : (
          Array.from({ length: count }, (_, index) => (
            <i
              key={`${name}${index}`}
              className="min-w-0.75 basis-2.25 rounded-[1px]"
              style={{ background: color }}
            />
          ))
        ),
      )}
    </span>
  );
}
