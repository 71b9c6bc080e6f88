import type { ReactNode } from "react";

type ListHeadProps = {
  title: string;
  /** "164 clients, $49,036 a month." */
  count: ReactNode;
  /** Said once when only sample rows are shown, and why. */
  notice?: ReactNode;
  /** The page's controls, the primary action last. */
  children?: ReactNode;
};

export function ListHead({ title, count, notice, children }: ListHeadProps) {
  return (
    <>
      <div className="staff-page-head">
        <div>
          <h1>{title}</h1>
          <p>{count}</p>
        </div>
        {children && (
          // One line: what is done less often shrinks to its picture.
          <div className="staff-page-controls max-sm:flex-nowrap" data-print="no">
            {children}
          </div>
        )}
      </div>
      {notice}
    </>
  );
}
