import { createContext, use, type ComponentProps } from "react";
import { cn } from "@/lib/cn";

type Choice = { value: string; onValueChange(value: string): void };

const ToggleGroupContext = createContext<Choice | null>(null);

type ToggleGroupProps<Value extends string> = ComponentProps<"div"> & {
  value: Value;
  onValueChange: (value: Value) => void;
};

/** Plain buttons instead of Radix, because public pages use it. Must be named. */
export function ToggleGroup<Value extends string>({
  value,
  onValueChange,
  className,
  ...props
}: ToggleGroupProps<Value>) {
  return (
    <ToggleGroupContext value={{ value, onValueChange }}>
      <div
        role="group"
        {...props}
        data-slot="toggle-group"
        className={cn("inline-flex rounded-sm bg-sunken p-0.75", className)}
      />
    </ToggleGroupContext>
  );
}

type ToggleGroupItemProps = Omit<ComponentProps<"button">, "type" | "onClick"> & { value: string };

export function ToggleGroupItem({ value, className, ...props }: ToggleGroupItemProps) {
  const group = use(ToggleGroupContext);
  const isOn = group?.value === value;
  return (
    <button
      {...props}
      type="button"
      data-slot="toggle-group-item"
      aria-pressed={isOn}
      className={cn(
        // The group's padding belongs to its buttons, so that they are 44 px high.
        "relative min-h-9.5 flex-auto rounded-xs px-3.5 text-code/tight font-semibold text-muted after:absolute after:inset-x-0 after:-inset-y-0.75 focus-visible:z-1 disabled:cursor-default disabled:opacity-55 aria-pressed:bg-surface aria-pressed:text-text aria-pressed:ring aria-pressed:ring-line-strong forced-colors:aria-pressed:underline",
        className,
      )}
      onClick={() => !isOn && group?.onValueChange(value)}
    />
  );
}
