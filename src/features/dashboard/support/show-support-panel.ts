export const SUPPORT_PANEL_ID = "support-panel";

export function showSupportPanel() {
  const panel = document.getElementById(SUPPORT_PANEL_ID);
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: "nearest" });
}
