import { Toolbar, Tooltip } from "radix-ui";
import type { ReactNode } from "react";

export type ToolButtonProps = {
  label: string;
  /** As it is read aloud and shown: "Ctrl+B". */
  shortcut?: string | undefined;
  isPressed?: boolean | undefined;
  isDisabled?: boolean;
  onRun: () => void;
  children: ReactNode;
};

export function ToolButton(props: ToolButtonProps) {
  const { label, shortcut, isPressed, isDisabled = false, onRun, children } = props;
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <Toolbar.Button
          className="cf-tool"
          aria-label={label}
          aria-pressed={isPressed}
          aria-disabled={isDisabled || undefined}
          // A press with the mouse leaves the selection in the text where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={isDisabled ? undefined : onRun}
        >
          {children}
        </Toolbar.Button>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="cf-tip" sideOffset={6}>
          {label}
          {shortcut && <kbd>{shortcut}</kbd>}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
