import type { ReactNode } from "react";
import { CardAction, CardHeader, CardTitle } from "@/components/ui/card";

type PanelHeadProps = {
  headingId: string;
  title: string;
  controls?: ReactNode;
  menu: ReactNode;
};

/** Title and controls on one line; controls wrap below the title if they do not fit. */
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
