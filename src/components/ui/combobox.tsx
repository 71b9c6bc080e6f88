import { Command as Primitive, useCommandState } from "cmdk";
import { useEffect, useRef, useState, type ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { inputVariants } from "./input";

/** `label` is for assistive technology; the visible label belongs to the input's `id`. */
export function Combobox(props: ComponentProps<typeof Primitive>) {
  return <Primitive vimBindings={false} {...props} data-slot="combobox" />;
}

export function ComboboxInput({ className, id, ...props }: ComponentProps<typeof Primitive.Input>) {
  const input = useRef<HTMLInputElement>(null);
  const [markedId, setMarkedId] = useState<string>();
  const marked = useCommandState((state) => state.value);
  const count = useCommandState((state) => state.filtered.count);
  // After typing, cmdk's aria-activedescendant is empty, because it is read before the mark
  // renders.
  useEffect(() => {
    const root = input.current?.closest("[cmdk-root]");
    setMarkedId(root?.querySelector('[cmdk-item][aria-selected="true"]')?.id);
  }, [marked, count]);
  // cmdk finds its input by an id, which the label must use.
  useEffect(() => {
    const label = document.querySelector<HTMLLabelElement>(`label[for="${id}"]`);
    if (id === undefined || label === null || input.current === null) return;
    label.htmlFor = input.current.id;
    return () => {
      label.htmlFor = id;
    };
  }, [id]);
  return (
    <Primitive.Input {...props} asChild>
      <input
        ref={input}
        aria-activedescendant={markedId}
        data-slot="combobox-input"
        className={cn(inputVariants(), className)}
      />
    </Primitive.Input>
  );
}

export function ComboboxList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      {...props}
      data-slot="combobox-list"
      className={cn(
        "mt-1.5 max-h-46 overflow-y-auto overscroll-contain rounded-sm border border-line not-has-data-[slot=combobox-item]:hidden",
        className,
      )}
    />
  );
}

export function ComboboxItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      {...props}
      data-slot="combobox-item"
      className={cn(
        "flex min-h-11 cursor-pointer items-center gap-2.5 border-line px-3 py-1 not-last:border-b data-[selected=true]:bg-sunken data-[selected=true]:inset-shadow-mark forced-colors:data-[selected=true]:outline-2 forced-colors:data-[selected=true]:-outline-offset-2",
        className,
      )}
    />
  );
}
