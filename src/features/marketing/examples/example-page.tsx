import { useEffect, useRef } from "react";
import { ExampleBar } from "./example-bar";
import { ExampleClosing } from "./example-closing";
import type { SiteContent } from "./site/site-content";
import { WholeSite } from "./site/whole-site";
import { useTypedSign } from "./use-typed-sign";

/** A full example site under a bar that explains it. */
export function ExamplePage({ content }: { content: SiteContent }) {
  const typed = useTypedSign();
  const site = useRef<HTMLElement>(null);
  useEffect(() => keepAddress(site.current), []);
  return (
    <>
      <ExampleBar content={content} {...typed} />
      {/* Hydrates at once if a name was typed or is in the URL. */}
      <main id="main" tabIndex={-1} ref={site} data-visitor-sign>
        <WholeSite content={content} sign={typed.sign} />
      </main>
      <ExampleClosing
        content={content}
        isNamed={typed.sign.name !== ""}
        onSignUp={typed.keepSign}
      />
    </>
  );
}

/** The site's own links would replace the visitor's data in the URL. */
function keepAddress(site: HTMLElement | null): (() => void) | undefined {
  if (site === null) return undefined;
  const goTo = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const target = link?.getAttribute("href")?.startsWith("#") && site.querySelector(link.hash);
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    target.scrollIntoView();
    if (target instanceof HTMLElement) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
  };
  site.addEventListener("click", goTo);
  return () => site.removeEventListener("click", goTo);
}
