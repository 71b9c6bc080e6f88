import { createContext, use, useId, useMemo, type ComponentProps } from "react";
import { cn } from "@/lib/cn";

type Group = {
  name: string;
  value: string | undefined;
  // A method, because its bivariance accepts handlers of narrower types.
  onValueChange?(value: string): void;
};

const RadioGroupContext = createContext<Group | null>(null);

type RadioGroupProps<Value extends string> = ComponentProps<"fieldset"> & {
  /** Left out for uncontrolled items, such as those of a form library. */
  value?: Value;
  onValueChange?: (value: Value) => void;
};

/** Native radio buttons: one tab stop, arrows within. A legend names them. */
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
  /** Invisible and as large as its label, whose content shows the choice. */
  isCover?: boolean;
};

/** Outside a RadioGroup or in a form library it has its own `name`. */
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
