import { trustedHtml } from "@/lib/html/trusted-types";

const NOTHING = { __html: trustedHtml("") };

/**
 * Where what is seen first of a page ends. The build puts the link to the styles of the rest here
 * (`scripts/pages/page-template.mjs`), which React leaves as it finds it. Who goes to the page by a link is
 * shown what stands before this first (`src/app/start/visits/page-parts.ts`). Where the sections after it
 * are below any phone's window (`isBelowFold`), they wait for what the first screen needs (`index.html`).
 */
export function FirstScreenEnd({ isBelowFold = false }: { isBelowFold?: boolean }) {
  return (
    <div
      hidden
      data-first-screen-end=""
      data-below-fold={isBelowFold || undefined}
      dangerouslySetInnerHTML={NOTHING}
      suppressHydrationWarning
    />
  );
}
