import type { ComponentProps } from "react";

export function ChoiceGrid(props: ComponentProps<"div">) {
  return <div {...props} className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-3" />;
}
