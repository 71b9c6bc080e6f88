import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { cn } from "@/lib/cn";

type Choice<Value extends string> = {
  value: Value;
  label: ReactNode;
  note?: string;
};

type ChooseMenuProps<Value extends string> = {
  name: string;
  value: Value;
  text: string;
  /** The closed menu's content; by default the text. */
  shown?: ReactNode;
  choices: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
  /** False shows the value only. */
  canChange: boolean;
};

// A domain is one word, and hardly wider than half a phone.
const VALUE =
  "flex min-h-11 min-w-0 items-center gap-1.5 text-left leading-tight font-semibold wrap-anywhere max-sm:text-code/tight max-sm:font-stretch-88%";

/** A labelled value that opens a menu of choices. */
export function ChooseMenu<Value extends string>(props: ChooseMenuProps<Value>) {
  const { t } = useTranslation();
  const { name, value, text, shown = <span>{text}</span>, choices, onChoose, canChange } = props;
  return (
    <div className="grid min-w-0 content-start gap-0.5">
      <span className="text-xs/tight text-muted">{name}</span>
      {canChange && choices.length > 0 ? (
        <DropdownMenu>
          <DropdownMenuTrigger
            className={cn(
              VALUE,
              "-mx-2 justify-self-start rounded-sm px-2 hover:bg-sunken aria-expanded:bg-sunken",
            )}
            aria-label={t("{{label}}: {{value}}", { label: name, value: text })}
          >
            {shown}
            <ChevronDown className="flex-none text-muted" size={16} aria-hidden />
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuRadioGroup value={value}>
              {choices.map((choice) => (
                <DropdownMenuRadioItem
                  key={choice.value}
                  value={choice.value}
                  onSelect={() => choice.value !== value && onChoose(choice.value)}
                >
                  <span className="flex-1 wrap-anywhere">{choice.label}</span>
                  {choice.note !== undefined && (
                    <small className="text-xs font-normal text-muted">{choice.note}</small>
                  )}
                </DropdownMenuRadioItem>
              ))}
            </DropdownMenuRadioGroup>
          </DropdownMenuContent>
        </DropdownMenu>
      ) : (
        <span className={VALUE}>{shown}</span>
      )}
    </div>
  );
}
