import type { ReactNode } from "react";
import { MoreButton, type MoreButtonProps } from "./more-button";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "./ui/dropdown-menu";

type MoreMenuProps = Pick<MoreButtonProps, "variant" | "className" | "label"> & {
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
};

export function MoreMenu({ onCloseAutoFocus, children, ...button }: MoreMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <MoreButton {...button} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" onCloseAutoFocus={onCloseAutoFocus}>
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
