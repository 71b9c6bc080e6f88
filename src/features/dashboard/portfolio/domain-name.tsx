import { Fragment } from "react";

/** May wrap after each dot. Not to be translated. */
export function DomainName({ name }: { name: string }) {
  const [first = "", ...labels] = name.split(".");
  return (
    <span translate="no">
      {first}
      {labels.map((label, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the place in the name is what it is
        <Fragment key={index}>
          {"."}
          <wbr />
          {label}
        </Fragment>
      ))}
    </span>
  );
}
