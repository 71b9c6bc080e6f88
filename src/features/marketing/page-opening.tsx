import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type PageOpeningProps = {
  title: string | readonly string[];
  className?: string;
  children: ReactNode;
};

export function PageOpening({ title, className, children }: PageOpeningProps) {
  const lines = typeof title === "string" ? [title] : title;
  return (
    <div className={cn("wrap grid-12 py-10 lg:pt-18 lg:pb-14", className)}>
      {/* Smaller where a line would not fit on the narrowest phones. Not wider on others, so that
          lines break alike before and after the font loads. */}
      <h1 className="display col-span-full text-[min(var(--text-display),11.25vw)] max-sm:max-w-84 lg:col-span-8">
        {lines.map((line) => (
          <span key={line} className="block">
            {`${line} `}
          </span>
        ))}
      </h1>
      <div className="col-span-full mt-5 lg:col-span-4 lg:mt-0 lg:self-end">{children}</div>
    </div>
  );
}
