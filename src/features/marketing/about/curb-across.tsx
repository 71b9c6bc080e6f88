/** The curb behind one front, painted by each of them across the whole page: it is one curb. */
export function CurbAcross() {
  return (
    <span className="absolute -inset-x-[100vw] inset-y-0 -z-1 bg-[linear-gradient(var(--color-curb-200)_0_12px,var(--color-curb-600)_12px_14px,var(--color-curb-400)_14px)]" />
  );
}
