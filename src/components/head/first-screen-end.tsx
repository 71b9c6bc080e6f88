/**
 * Where what is seen first of a page ends. The build puts the link to the whole style sheets here: what
 * stands before it carries its styles in the HTML, what stands after it waits for them. React leaves it
 * as it finds it.
 */
export function FirstScreenEnd() {
  return (
    <div
      hidden
      data-first-screen-end=""
      dangerouslySetInnerHTML={{ __html: "" }}
      suppressHydrationWarning
    />
  );
}
