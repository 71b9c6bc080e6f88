import type { ReactNode } from "react";
import { ToolbarButton } from "@/components/ui/toolbar";
import { Tooltip, TooltipContent, TooltipTrigger } from "@/components/ui/tooltip";

export type ToolButtonProps = {
  label: string;
  shortcut?: string | undefined;
  isPressed?: boolean | undefined;
  isDisabled?: boolean;
  onRun: () => void;
  children: ReactNode;
};

export function ToolButton(props: ToolButtonProps) {
  const { label, shortcut, isPressed, isDisabled = false, onRun, children } = props;
  return (
    <Tooltip>
      <TooltipTrigger asChild>
        <ToolbarButton
          aria-label={label}
          aria-pressed={isPressed}
          aria-disabled={isDisabled || undefined}
          // Keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={isDisabled ? undefined : onRun}
        >
          {children}
        </ToolbarButton>
      </TooltipTrigger>
      <TooltipContent>
        <span>{label}</span>
        {shortcut && <kbd className="font-[inherit] opacity-75">{shortcut}</kbd>}
      </TooltipContent>
    </Tooltip>
  );
}
