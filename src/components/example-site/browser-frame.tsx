import type { CSSProperties, ReactNode } from "react";
import { clsx } from "clsx";
import type { DrawnTradeId } from "@/content/trades";
import { Awning } from "./awning";
import { EXAMPLE_BUSINESSES } from "@/content/example-businesses";
import "./example-site.css";

interface BrowserFrameProps {
  /** Names the domain in the bar and colors the awning. */
  trade: DrawnTradeId;
  children: ReactNode;
  domain?: string;
  awning?: boolean;
  /** Place in a row of awnings, from 0. */
  awningOrder?: number;
  /** No bottom edge, for a frame cut off by its section. An awning implies it. */
  open?: boolean;
  className?: string;
  style?: CSSProperties;
}

export function BrowserFrame(props: BrowserFrameProps) {
  const { trade, children, awning = false, awningOrder = 0, open = false } = props;
  const business = EXAMPLE_BUSINESSES[trade];
  const isOpen = open || awning;
  return (
    <figure
      className={clsx(
        "xs-frame",
        isOpen && "xs-frame-open",
        awning && "xs-frame-awning",
        props.className,
      )}
      style={props.style}
    >
      {awning ? <Awning colors={business.awning} order={awningOrder} /> : null}
      <div className="xs-frame-bar" aria-hidden="true">
        <i />
        <i />
        <i />
        <span>{props.domain ?? business.domain}</span>
      </div>
      <div className="xs-frame-view">{children}</div>
    </figure>
  );
}
