import type { ReactNode } from "react";
import { cn } from "@/lib/cn";
import { EmptyFront } from "@/components/brand/empty-front";
import {
  Empty,
  EmptyContent,
  EmptyDescription,
  EmptyHeader,
  EmptyMedia,
  EmptyTitle,
} from "./ui/empty";

type EmptyStateProps = {
  heading: string;
  headingLevel?: 2 | 3;
  /** What will appear here, or what to try. */
  body: string;
  className?: string;
  /** The way on. */
  children?: ReactNode;
};

/** A list of the staff area with nothing in it: a storefront nobody has moved into. */
export function EmptyState({
  heading,
  headingLevel = 2,
  body,
  className,
  children,
}: EmptyStateProps) {
  return (
    <Empty className={cn(headingLevel === 2 && "sm:py-12 lg:py-18", className)}>
      <EmptyMedia>
        <EmptyFront />
      </EmptyMedia>
      <EmptyHeader>
        <EmptyTitle level={headingLevel}>{heading}</EmptyTitle>
        <EmptyDescription>{body}</EmptyDescription>
        {children && <EmptyContent>{children}</EmptyContent>}
      </EmptyHeader>
    </Empty>
  );
}
