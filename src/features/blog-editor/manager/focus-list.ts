export function focusList(): void {
  document.querySelector<HTMLElement>("[data-select-all]")?.focus();
}
