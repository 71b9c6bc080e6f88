export const SUPPORT_PANEL_ID = "support-panel";

/** For a figure that is counted from the panel's list: the reader goes on there. */
export function showSupportPanel() {
  const panel = document.getElementById(SUPPORT_PANEL_ID);
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: "nearest" });
}
