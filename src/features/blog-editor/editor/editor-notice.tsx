import type { ComponentProps, ReactNode } from "react";
import { Alert } from "@/components/ui/alert";

type EditorNoticeProps = ComponentProps<typeof Alert> & {
  actions: ReactNode;
};

export function EditorNotice({ actions, children, ...props }: EditorNoticeProps) {
  return (
    <Alert {...props} className="grid gap-3">
      {children}
      <div className="flex flex-wrap items-center gap-2.5">{actions}</div>
    </Alert>
  );
}
