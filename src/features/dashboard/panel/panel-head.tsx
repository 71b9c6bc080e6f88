import type { ReactNode } from "react";
import { CardAction, CardHeader, CardTitle } from "@/components/ui/card";

type PanelHeadProps = {
  headingId: string;
  title: string;
  /** Controls that choose the panel's content. */
  controls?: ReactNode;
  menu: ReactNode;
};

/**
 * One line with the controls at its end. Where that is too long they have a line of their own:
 * the title takes all the room that is left, so that the controls grow only below it.
 */
export function PanelHead({ headingId, title, controls, menu }: PanelHeadProps) {
  return (
    <CardHeader className="gap-x-2">
      <CardTitle id={headingId} className="grow-999">
        {title}
      </CardTitle>
      <CardAction className="grow">
        {controls}
        <div className="ml-auto">{menu}</div>
      </CardAction>
    </CardHeader>
  );
}
