/** The form library cannot focus fields that are not plain inputs. */
export function focusFirstProblem(): void {
  // After React has rendered the errors.
  setTimeout(() => {
    const [first] = document.querySelectorAll<HTMLElement>("form [aria-invalid='true']");
    first?.focus();
    first?.scrollIntoView({ block: "center" });
  });
}
