/**
 * Where what is seen first of a page ends. Who goes to it by a link is shown what stands before this first
 * (`src/app/start/visits/page-parts.ts`).
 */
export function FirstScreenEnd() {
  return <div hidden data-first-screen-end="" />;
}
