import "./drawings.css";

export type Segment = { name: string; count: number; color: string };

/** As many as stand side by side in the narrowest cell. */
export const MOST_BLOCKS = 12;

/** A block for each thing counted; more than fit become one bar, shared out by how many they are. */
export function SegmentBar({ segments }: { segments: Segment[] }) {
  const present = segments.filter(({ count }) => count > 0);
  const total = present.reduce((sum, { count }) => sum + count, 0);
  const isShared = total > MOST_BLOCKS;
  return (
    <span className="segment-bar" data-shared={isShared || undefined} aria-hidden="true">
      {present.flatMap(({ name, count, color }) =>
        isShared ? (
          <i key={name} style={{ background: color, flexGrow: count }} />
        ) : (
          Array.from({ length: count }, (_, index) => (
            <i key={`${name}${index}`} style={{ background: color }} />
          ))
        ),
      )}
    </span>
  );
}
