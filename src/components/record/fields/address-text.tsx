import { Fragment } from "react";

/** Text with e-mail or web addresses: one too long for its line breaks before an @ or a dot. */
export function AddressText({ children }: { children: string }) {
  return children.split(/(?=[@.]\w)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
