import type { FormEvent } from "react";

/** A form in a dialog stands, for React, inside the page's form: its submit must not reach that. */
export function stopSubmit(onSubmit: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
}
