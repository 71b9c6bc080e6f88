import type { ReactNode } from "react";
import { EmptyFront } from "@/components/empty-front";
import "@/components/empty-state.css";
import "./empty-panel.css";

type EmptyPanelProps = {
  heading: string;
  /** What will appear here, or what to try. */
  body: string;
  /** The way on. */
  children?: ReactNode;
};

/** A panel's list with nothing in it. */
export function EmptyPanel({ heading, body, children }: EmptyPanelProps) {
  return (
    <div className="empty-state empty-panel">
      <EmptyFront />
      <div>
        <h3>{heading}</h3>
        <p>{body}</p>
        {children}
      </div>
    </div>
  );
}
