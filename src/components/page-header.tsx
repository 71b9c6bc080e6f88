import type { ReactNode } from "react";

type PageHeaderProps = {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
};

export function PageHeader({ title, description, children }: PageHeaderProps) {
  return (
    <div data-slot="page-header" className="mb-4.5 flex flex-wrap items-end gap-x-4 gap-y-3">
      <div>
        <h1 className="mb-1 text-3xl/tight tracking-tight max-sm:text-[min(1.875rem,10vw)]">
          {title}
        </h1>
        {description && <p className="text-balance text-muted">{description}</p>}
      </div>
      {children && (
        <div
          className="ml-auto flex flex-wrap items-end gap-2 max-lg:ml-0 max-lg:w-full sm:gap-2.5"
          data-print="no"
        >
          {children}
        </div>
      )}
    </div>
  );
}
