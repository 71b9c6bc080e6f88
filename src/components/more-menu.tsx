import { Ellipsis } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "./ui/button";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "./ui/dropdown-menu";

type MoreMenuProps = Pick<ComponentProps<typeof Button>, "variant" | "className"> & {
  /** Names the button: "More for Dana Halden". */
  label: string;
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
};

/** Three dots that open what else can be done with one thing. */
export function MoreMenu({ label, onCloseAutoFocus, children, ...button }: MoreMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" {...button} size="icon" aria-label={label} data-print="no">
          <Ellipsis size={18} aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" onCloseAutoFocus={onCloseAutoFocus}>
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
