import type { ReactNode } from "react";
import { PageHeader } from "../page-header";

/**
 * A page that does not scroll: what is left of the window below its head is the list's. Where its list
 * is as tall as its rows instead, all of them are mounted.
 */
export const LIST_SCREEN =
  "-mb-7 flex max-h-[calc(100dvh-2.5rem)] flex-col max-lg:max-h-[calc(100dvh-57px-2.25rem)] max-sm:max-h-none [@media(height<=40rem)]:max-h-none";
/** Of the card in it that the list is the last part of. */
export const LIST_CARD = "flex min-h-88 flex-col max-sm:min-h-0";

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
