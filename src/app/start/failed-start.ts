import { isMissingChunk } from "@/lib/errors/missing-chunk";
import { withoutTrailingSlash } from "@/lib/paths";
import { site } from "@/lib/site/site";
import { t } from "@/lib/language/translate";
import { reloadOnce } from "./chunk-reload";

/**
 * The app could not start: reloads the page once, which cures a deploy. HTML that was written for this
 * address can still be read, so it stays, and says so to who pressed something. `doAgain` does what was
 * pressed, if anything was: without a connection a reload would take the page away.
 */
export function explainFailure(
  error: unknown,
  root: HTMLElement,
  doAgain: (() => void) | null,
): void {
  console.error(error);
  if (isMissingChunk(error) && reloadOnce(location.href)) return;
  const [path] = root.dataset.path?.split("?") ?? [];
  const isReadable = path === withoutTrailingSlash(location.pathname);
  const { phone } = site;
  const didNotLoad = {
    heading: t("This page did not load"),
    body: t("Check your connection and try again, or call us: {{phone}}.", { phone }),
    onRetry: () => location.reload(),
  };
  const isOffline = {
    heading: t("You are offline"),
    body: t(
      "Nothing was sent, and what you typed is kept here. Try again once you are connected, or call us: {{phone}}.",
      { phone },
    ),
    onRetry: doAgain ?? (() => undefined),
  };
  if (!isReadable) root.replaceChildren(apology("h1", "wrap section", didNotLoad));
  else if (doAgain) {
    root.append(apology("h2", NOTICE_CLASSES, navigator.onLine ? didNotLoad : isOffline));
  }
}

/** Takes away what was said of an earlier failure. */
export const forgetFailure = () => document.querySelector("#start-failed")?.remove();

type Apology = { heading: string; body: string; onRetry: () => void };

const NOTICE_CLASSES =
  "on-bar fixed inset-x-2.5 bottom-[calc(10px+var(--bar,0px))] z-15 rounded-md border-frame border-text bg-surface px-4 shadow-lift sm:right-auto sm:left-5";

/** Without React, which may be what is missing. */
function apology(
  headingName: "h1" | "h2",
  className: string,
  { heading: headingText, body: bodyText, onRetry }: Apology,
): HTMLElement {
  forgetFailure();
  const notice = document.createElement(headingName === "h1" ? "main" : "div");
  notice.id = "start-failed";
  // Its button acts without the app, which may stay away.
  notice.dataset.behavior = "start-failed";
  notice.className = className;
  const alert = document.createElement("div");
  alert.className = "grid max-w-[60ch] justify-items-start gap-3 border-t-2 border-stop py-5";
  alert.role = "alert";
  const heading = document.createElement(headingName);
  heading.className = "h3";
  heading.textContent = headingText;
  const body = document.createElement("p");
  body.textContent = bodyText;
  const button = document.createElement("button");
  button.type = "button";
  button.className =
    "inline-flex min-h-11 items-center rounded-sm bg-strong px-4 py-2 text-sm/tight font-semibold text-on-strong hover:bg-strong-hover";
  button.textContent = t("Try again");
  button.addEventListener("click", onRetry);
  alert.append(heading, body, button);
  notice.append(alert);
  return notice;
}
