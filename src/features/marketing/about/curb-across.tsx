export function CurbAcross() {
  return (
    <span className="absolute -inset-x-[100vw] inset-y-0 -z-1 bg-[linear-gradient(var(--color-curb-200)_0_12px,var(--color-curb-600)_12px_14px,var(--color-curb-400)_14px)]" />
  );
}
