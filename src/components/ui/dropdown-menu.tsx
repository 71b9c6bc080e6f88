import { Check } from "lucide-react";
import { DropdownMenu as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** Not modal: the page behind it still scrolls and takes clicks. */
export function DropdownMenu(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root modal={false} {...props} />;
}

export function DropdownMenuTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger data-slot="dropdown-menu-trigger" {...props} />;
}

/** Above toasts, which appear unexpectedly. */
export function DropdownMenuContent({
  className,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        align="start"
        sideOffset={6}
        collisionPadding={8}
        {...props}
        data-slot="dropdown-menu-content"
        className={cn(
          "z-1000000000 max-h-[min(24rem,var(--radix-dropdown-menu-content-available-height))] max-w-[min(24rem,100vw-1rem)] min-w-50 overflow-y-auto overscroll-contain rounded-sm border border-line-strong bg-raised p-1.5 text-sm text-text shadow-lift",
          className,
        )}
      />
    </Primitive.Portal>
  );
}

export const DropdownMenuGroup = Primitive.Group;
export const DropdownMenuRadioGroup = Primitive.RadioGroup;

const ITEM =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-xs px-3 font-medium no-underline data-disabled:cursor-not-allowed data-disabled:text-muted data-highlighted:bg-sunken data-highlighted:inset-shadow-mark data-highlighted:outline-hidden forced-colors:data-highlighted:-outline-offset-2 [&_svg]:flex-none [&_svg:not([class*=size-])]:size-4.5";

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item {...props} data-slot="dropdown-menu-item" className={cn(ITEM, className)} />
  );
}

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem
      {...props}
      data-slot="dropdown-menu-checkbox-item"
      className={cn("group/item", ITEM, className)}
    >
      <span className="grid size-5 flex-none place-items-center rounded-xs border-frame border-field group-data-[state=checked]/item:border-strong group-data-[state=checked]/item:bg-strong group-data-[state=checked]/item:text-on-strong">
        <Primitive.ItemIndicator>
          <Check className="size-3.5" strokeWidth={3} aria-hidden />
        </Primitive.ItemIndicator>
      </span>
      {children}
    </Primitive.CheckboxItem>
  );
}

export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem
      {...props}
      data-slot="dropdown-menu-radio-item"
      className={cn(ITEM, className)}
    >
      {children}
      <Primitive.ItemIndicator className="ml-auto">
        <Check aria-hidden />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return (
    <Primitive.Label
      {...props}
      data-slot="dropdown-menu-label"
      className={cn("px-3 pt-2 pb-1 text-xs font-semibold text-muted", className)}
    />
  );
}

export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof Primitive.Separator>) {
  return (
    <Primitive.Separator
      {...props}
      data-slot="dropdown-menu-separator"
      className={cn("my-1 h-px bg-line", className)}
    />
  );
}
