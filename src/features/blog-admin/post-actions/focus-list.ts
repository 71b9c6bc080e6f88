/** After the bar with the pressed button has gone: to the box the selection began with. */
export function focusList(): void {
  document.querySelector<HTMLElement>("[data-select-all]")?.focus();
}
