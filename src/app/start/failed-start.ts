import { isMissingChunk } from "@/lib/errors/missing-chunk";
import { withoutTrailingSlash } from "@/lib/paths";
import { site } from "@/lib/site/site";
import { t } from "@/lib/language/translate";
import { reloadOnce } from "./chunk-reload";

/**
 * The app could not start: reloads the page once, which cures a deploy. HTML that was written for this
 * address can still be read, so it stays, and says so to who pressed something.
 */
export function explainFailure(error: unknown, root: HTMLElement, wasPressed: boolean): void {
  console.error(error);
  if (isMissingChunk(error) && reloadOnce(location.href)) return;
  const [path] = root.dataset.path?.split("?") ?? [];
  const isReadable = path === withoutTrailingSlash(location.pathname);
  if (!isReadable) root.replaceChildren(apology("h1", "wrap section"));
  else if (wasPressed) root.append(apology("h2", NOTICE_CLASSES));
}

const NOTICE_CLASSES =
  "on-bar fixed inset-x-2.5 bottom-[calc(10px+var(--bar,0px))] z-15 rounded-md border-frame border-text bg-surface px-4 shadow-lift sm:right-auto sm:left-5";

/** Without React, which may be what is missing. */
function apology(headingName: "h1" | "h2", className: string): HTMLElement {
  document.querySelector("#start-failed")?.remove();
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
  heading.textContent = t("This page did not load");
  const body = document.createElement("p");
  body.textContent = t("Check your connection and try again, or call us: {{phone}}.", {
    phone: site.phone,
  });
  const button = document.createElement("button");
  button.type = "button";
  button.className =
    "inline-flex min-h-11 items-center rounded-sm bg-strong px-4 py-2 text-sm/tight font-semibold text-on-strong hover:bg-strong-hover";
  button.textContent = t("Try again");
  button.addEventListener("click", () => location.reload());
  alert.append(heading, body, button);
  notice.append(alert);
  return notice;
}
