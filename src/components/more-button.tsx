import { Ellipsis } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";

export type MoreButtonProps = ComponentProps<typeof Button> & {
  label: string;
};

export function MoreButton({ label, ...props }: MoreButtonProps) {
  return (
    <Button variant="ghost" {...props} size="icon" aria-label={label} data-print="no">
      <Ellipsis size={18} aria-hidden />
    </Button>
  );
}
