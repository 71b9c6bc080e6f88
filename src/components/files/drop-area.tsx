import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from "react";
import { textsAlone } from "@/components/ui/texts-alone";
import { cn } from "@/lib/cn";

type DropAreaProps = {
  /** Shown while files are over it. */
  label: string;
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
  className?: string;
  children: ReactNode;
};

/** Takes files that are dropped or pasted anywhere in it. Text is pasted as usual. */
export function DropArea({
  label,
  isDisabled = false,
  onFiles,
  className,
  children,
}: DropAreaProps) {
  // Entering a child comes before leaving its parent.
  const [depth, setDepth] = useState(0);
  const takes = ({ dataTransfer }: DragEvent) =>
    !isDisabled && dataTransfer.types.includes("Files");
  return (
    <div
      className={cn("relative", className)}
      onDragEnter={(event) => takes(event) && setDepth(depth + 1)}
      onDragLeave={(event) => takes(event) && setDepth(Math.max(depth - 1, 0))}
      onDragOver={(event) => takes(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        setDepth(0);
        onFiles([...event.dataTransfer.files]);
      }}
      onPaste={(event: ClipboardEvent) => {
        const { files, types } = event.clipboardData;
        // Office programs paste a picture of a text beside it.
        if (isDisabled || files.length === 0 || types.includes("text/plain")) return;
        event.preventDefault();
        onFiles([...files]);
      }}
    >
      {textsAlone(children)}
      {depth > 0 && (
        <p className="pointer-events-none absolute inset-1 z-2 grid place-items-center rounded-sm border-2 border-dashed border-info bg-surface/90 font-semibold text-info">
          {label}
        </p>
      )}
    </div>
  );
}
