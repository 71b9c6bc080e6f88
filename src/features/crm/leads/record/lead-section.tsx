import type { ComponentProps, ReactNode } from "react";

type LeadSectionProps = Omit<ComponentProps<"section">, "className"> & {
  id: string;
  heading: ReactNode;
  action?: ReactNode;
};

export function LeadSection({ id, heading, action, children }: LeadSectionProps) {
  return (
    <section className="border-t border-line px-4.5 py-4" aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-body/snug" id={id}>
          {heading}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}
