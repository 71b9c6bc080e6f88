import { createContext, use, useId, useMemo, type ComponentProps } from "react";
import { cn } from "@/lib/cn";

type Group = {
  name: string;
  value: string | undefined;
  // A method, so that a group of a few known words may hand in what takes only those.
  onValueChange?(value: string): void;
};

const RadioGroupContext = createContext<Group | null>(null);

type RadioGroupProps<Value extends string> = ComponentProps<"fieldset"> & {
  /** Left out where the items know it themselves, as when a form library registers them. */
  value?: Value;
  onValueChange?: (value: Value) => void;
};

/** The browser's own radio buttons: one stop of the Tab key, arrows within. A legend names them. */
export function RadioGroup<Value extends string>({
  value,
  onValueChange,
  className,
  ...props
}: RadioGroupProps<Value>) {
  const name = useId();
  const group = useMemo(
    () => ({ name, value, ...(onValueChange && { onValueChange }) }),
    [name, value, onValueChange],
  );
  return (
    <RadioGroupContext value={group}>
      <fieldset {...props} data-slot="radio-group" className={cn("min-w-0", className)} />
    </RadioGroupContext>
  );
}

type RadioGroupItemProps = Omit<ComponentProps<"input">, "type"> & {
  value?: string;
  /** Unseen, over all of its label: what stands beside it in there is drawn as the choice. */
  isCover?: boolean;
};

/** Outside a RadioGroup, or as a form library registers it, it has a `name` of its own. */
export function RadioGroupItem({ isCover = false, className, ...props }: RadioGroupItemProps) {
  const group = use(RadioGroupContext);
  const isControlled = group?.value !== undefined;
  return (
    <input
      {...(group && { name: group.name })}
      {...(isControlled && {
        checked: group.value === props.value,
        onChange: () => group.onValueChange?.(props.value ?? ""),
      })}
      {...props}
      type="radio"
      data-slot="radio-group-item"
      className={cn(
        "m-0",
        isCover
          ? "absolute inset-0 size-full cursor-pointer opacity-0"
          : "size-5.5 flex-none accent-strong",
        className,
      )}
    />
  );
}
