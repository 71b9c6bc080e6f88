import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";

type DropAreaProps = {
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
  className?: string;
  children: ReactNode;
};

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Takes files that are dropped or pasted anywhere in it. Text is pasted as usual. */
export function DropArea({ isDisabled = false, onFiles, className, children }: DropAreaProps) {
  const { t } = useTranslation();
  // Entering a child comes before leaving its parent.
  const [depth, setDepth] = useState(0);
  if (isDisabled) return <div className={className}>{children}</div>;
  return (
    <div
      className={cn("relative", className)}
      onDragEnter={(event) => hasFiles(event) && setDepth(depth + 1)}
      onDragLeave={(event) => hasFiles(event) && setDepth(depth - 1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDepth(0);
        onFiles([...event.dataTransfer.files]);
      }}
      onPaste={(event: ClipboardEvent) => {
        const { clipboardData } = event;
        // Office programs paste a picture of a text beside it.
        if (clipboardData.files.length === 0 || clipboardData.types.includes("text/plain")) return;
        event.preventDefault();
        onFiles([...clipboardData.files]);
      }}
    >
      {children}
      {depth > 0 && (
        <p className="pointer-events-none absolute inset-1 z-2 grid place-items-center rounded-sm border-2 border-dashed border-info bg-surface/90 font-semibold text-info">
          {t("Drop the files to attach them")}
        </p>
      )}
    </div>
  );
}
