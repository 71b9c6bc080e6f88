import type { ReactNode } from "react";
import { EmptyFront } from "./empty-front";
import "./empty-state.css";

type EmptyStateProps = {
  heading: string;
  /** What will appear here, or what to try. */
  body: string;
  /** The way on. */
  children?: ReactNode;
};

/** A staff page's list with nothing in it. */
export function EmptyState({ heading, body, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <EmptyFront />
      <div>
        <h2>{heading}</h2>
        <p>{body}</p>
        {children && <div className="mt-4">{children}</div>}
      </div>
    </div>
  );
}
