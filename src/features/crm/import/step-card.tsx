import type { ReactNode } from "react";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";

type StepCardProps = { title: string; fileName?: string | undefined; children: ReactNode };

export function StepCard({ title, fileName, children }: StepCardProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle className="focus:shadow-none focus:outline-none" tabIndex={-1}>
          {title}
        </CardTitle>
        {fileName !== undefined && <p className="ml-auto text-xs text-muted">{fileName}</p>}
      </CardHeader>
      {children}
    </Card>
  );
}

type StepPartProps = { title: string; action?: ReactNode; children: ReactNode };

export function StepPart({ title, action, children }: StepPartProps) {
  return (
    <div className="border-b border-line pt-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4.5 pb-2">
        <h3 className="font-sans text-sm/[1.3]">{title}</h3>
        {action}
      </div>
      {children}
    </div>
  );
}

export function StepPartMore({ children }: { children: ReactNode }) {
  return <p className="px-4.5 pt-2 pb-3.5 text-xs text-muted">{children}</p>;
}

export function StepFoot({ children }: { children: ReactNode }) {
  return (
    <div className="-mt-px flex flex-wrap items-center gap-2.5 border-t border-line px-4.5 py-3.5 max-sm:[&>:is(a,button)]:flex-auto">
      {children}
    </div>
  );
}
