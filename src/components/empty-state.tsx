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
  body: string;
  className?: string;
  children?: ReactNode;
};

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
