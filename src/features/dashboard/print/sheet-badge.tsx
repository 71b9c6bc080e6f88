import type { ComponentProps } from "react";
import { Badge } from "@/components/ui/badge";

/** A badge at print size. */
export function SheetBadge(props: ComponentProps<typeof Badge>) {
  return <Badge className="gap-[0.9mm] px-[1.1mm] py-[0.5mm] text-[7pt]" {...props} />;
}
