import { Check, ChevronDown } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import "@/components/ui/menu.css";
import "./choose-menu.css";

export type Choice<Value extends string> = {
  value: Value;
  label: ReactNode;
  note?: string;
};

type ChooseMenuProps<Value extends string> = {
  /** What is chosen, such as "Priority". */
  name: string;
  value: Value;
  /** How the choice looks when the menu is closed. */
  shown: ReactNode;
  choices: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
  /** False shows the choice alone. */
  canChange: boolean;
};

/** A labelled fact whose value opens a menu of what else it may be. */
export function ChooseMenu<Value extends string>(props: ChooseMenuProps<Value>) {
  const { name, value, shown, choices, onChoose, canChange } = props;
  return (
    <div className="choose">
      <span className="choose-name">{name}</span>
      {canChange && choices.length > 0 ? (
        <DropdownMenu.Root modal={false}>
          <DropdownMenu.Trigger className="choose-button">
            <span className="sr-only">{`${name}: `}</span>
            {shown}
            <ChevronDown size={16} aria-hidden />
          </DropdownMenu.Trigger>
          <DropdownMenu.Portal>
            <DropdownMenu.Content
              className="menu choose-list"
              align="start"
              sideOffset={4}
              collisionPadding={8}
            >
              <DropdownMenu.RadioGroup value={value}>
                {choices.map((choice) => (
                  <DropdownMenu.RadioItem
                    key={choice.value}
                    className="menu-item"
                    value={choice.value}
                    onSelect={() => choice.value !== value && onChoose(choice.value)}
                  >
                    <span>{choice.label}</span>
                    {choice.note !== undefined && <small>{choice.note}</small>}
                    <DropdownMenu.ItemIndicator>
                      <Check size={18} aria-hidden />
                    </DropdownMenu.ItemIndicator>
                  </DropdownMenu.RadioItem>
                ))}
              </DropdownMenu.RadioGroup>
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      ) : (
        <span className="choose-still">{shown}</span>
      )}
    </div>
  );
}
