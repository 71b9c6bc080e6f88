import type { ReactNode } from "react";
import { PageHeader } from "../page-header";

/** The list fills the window below the head; on small screens it is as tall as its rows. */
export const LIST_SCREEN =
  "-mb-7 flex max-h-[calc(100dvh-2.5rem)] flex-col max-lg:max-h-[calc(100dvh-57px-2.25rem)] max-sm:max-h-none [@media(height<=40rem)]:max-h-none";
export const LIST_CARD = "flex min-h-88 flex-col max-sm:min-h-0";

type ListHeadProps = {
  title: string;
  count: ReactNode;
  notice?: ReactNode;
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
