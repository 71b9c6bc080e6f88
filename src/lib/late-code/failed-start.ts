import { isMissingCode, reloadIfReachable, reloadOnce } from "./missing-code";
import { storePendingInput, type PendingInput } from "./pending-input";
import { withoutTrailingSlash } from "@/lib/paths";
import { site } from "@/content/company";
import { t } from "@/lib/i18n/translate";

/**
 * Handles a failed start: reloads the page once, which helps after a deploy. Prerendered HTML stays
 * readable and shows a notice to a visitor who pressed something. Pending input is replayed after
 * the reload.
 */
export async function explainFailure(
  error: unknown,
  root: HTMLElement,
  pendingInput: () => PendingInput,
): Promise<void> {
  console.error(error);
  const keepInput = () => storePendingInput(pendingInput());
  if (isMissingCode(error) && (await reloadOnce(keepInput))) return;
  const [path] = root.dataset.path?.split("?") ?? [];
  const isReadable = path === withoutTrailingSlash(location.pathname);
  if (isReadable && pendingInput().pressed.length === 0) return;
  showFailure(root, isReadable, keepInput);
}

function showFailure(root: HTMLElement, isReadable: boolean, keepInput: () => void): void {
  const phone = site.phone.replace(" ", "\u00a0");
  const words = navigator.onLine
    ? {
        heading: t("This page did not load"),
        body: t("Check your connection and try again, or call us: {{phone}}.", { phone }),
      }
    : {
        heading: t("You are offline"),
        body: t(
          "This needs a connection, and what you typed is kept here. Try again once you are connected, or call us: {{phone}}.",
          { phone },
        ),
      };
  const retry = async () => {
    if (!(await reloadIfReachable(keepInput))) showFailure(root, isReadable, keepInput);
  };
  const onRetry = () => void retry();
  if (!isReadable) root.replaceChildren();
  const notice = isReadable
    ? apology("h2", LOOKS.overPage, { ...words, onRetry })
    : apology("h1", LOOKS.alone, { ...words, onRetry });
  // Outside the page, whose presses wait for the app.
  document.body.append(notice);
}

let shown: HTMLElement | undefined;

export const isFailureShown = () => shown?.isConnected;

export const forgetFailure = () => shown?.remove();

type Apology = { heading: string; body: string; onRetry: () => void };

/** Inline, because the style sheet may be what failed to load. */
const LOOKS = {
  notice:
    "z-index:15;max-width:34rem;padding:20px;border:1.5px solid;border-radius:10px;background:Canvas;color:CanvasText",
  alone: "margin:10vh auto",
  overPage: "position:fixed;inset:auto 10px calc(10px + var(--bar,68px))",
  alert: "display:grid;justify-items:start;gap:12px",
  heading: "font-size:1.25rem",
  button:
    "min-height:44px;padding:8px 16px;border-radius:6px;background:CanvasText;color:Canvas;font-weight:600",
};

/** Without React, which may have failed to load. */
function apology(
  headingName: "h1" | "h2",
  place: string,
  { heading: headingText, body: bodyText, onRetry }: Apology,
): HTMLElement {
  const hadFocus = shown?.contains(document.activeElement);
  forgetFailure();
  const notice = document.createElement(headingName === "h1" ? "main" : "div");
  notice.className = "on-bar";
  notice.style.cssText = `${LOOKS.notice};${place}`;
  const alert = document.createElement("div");
  alert.role = "alert";
  alert.style.cssText = LOOKS.alert;
  const heading = document.createElement(headingName);
  heading.textContent = headingText;
  heading.style.cssText = LOOKS.heading;
  const body = document.createElement("p");
  body.textContent = bodyText;
  const button = document.createElement("button");
  button.textContent = t("Try again");
  button.style.cssText = LOOKS.button;
  const retry = () => {
    button.textContent = t("Trying again");
    onRetry();
  };
  button.addEventListener("click", retry, { once: true });
  alert.append(heading, body, button);
  notice.append(alert);
  shown = notice;
  if (hadFocus) queueMicrotask(() => button.focus());
  return notice;
}
