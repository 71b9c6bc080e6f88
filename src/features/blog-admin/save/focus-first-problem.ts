/** Some fields are not plain inputs, and the form library does not know how to focus them. */
export function focusFirstProblem(): void {
  // After React has drawn what is wrong.
  setTimeout(() => {
    const [first] = document.querySelectorAll<HTMLElement>("form [aria-invalid='true']");
    first?.focus();
    first?.scrollIntoView({ block: "center" });
  });
}
