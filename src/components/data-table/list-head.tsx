import type { ReactNode } from "react";
import { PageHeader } from "../page-header";

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
      <PageHeader title={title} description={count}>
        {children}
      </PageHeader>
      {notice}
    </>
  );
}
