import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { AttachedFile } from "@/data/files/schema";
import { cn } from "@/lib/cn";
import { isShown } from "@/lib/files/file-types";
import { formatFileSize } from "@/lib/format/format";
import { AddToPhotos } from "./add-to-photos";
import { FileSymbol } from "./file-symbol";
import { FileViewer } from "./file-viewer";
import { ContentPicture } from "./shown-content";
import { usePreview } from "./use-preview";
import { useSaveFile } from "./use-save-file";

type AttachmentListProps = { files: readonly AttachedFile[]; className?: string };

/** The files of a message, a note or a mail. Pictures, PDF and text open here; anything else is saved. */
export function AttachmentList({ files, className }: AttachmentListProps) {
  const { t } = useTranslation();
  const [openId, setOpenId] = useState<string | null>(null);
  if (files.length === 0) return null;
  return (
    <>
      <ul className={cn("flex flex-wrap gap-2", className)} aria-label={t("Attached files")}>
        {files.map((file) => (
          <li key={file.id} className="grid w-full sm:w-60">
            <Attachment file={file} onOpen={() => setOpenId(file.id)} />
          </li>
        ))}
      </ul>
      <FileViewer
        files={files.filter(({ type }) => isShown(type))}
        openId={openId}
        onOpen={setOpenId}
      />
    </>
  );
}

type AttachmentProps = { file: AttachedFile; onOpen: () => void };

function Attachment({ file, onOpen }: AttachmentProps) {
  const { t } = useTranslation();
  const { save, isSaving, problem } = useSaveFile(file);
  const opens = isShown(file.type);
  const size = formatFileSize(file.size);
  return (
    <div className="grid rounded-sm border border-line bg-surface text-text">
      <div className="flex min-h-13 items-center">
        <Button
          variant="ghost"
          className="min-w-0 flex-1 justify-start self-stretch p-1.5 text-left font-normal"
          aria-label={
            opens
              ? t("Open {{name}}, {{size}}", { name: file.name, size })
              : t("Save {{name}}, {{size}}", { name: file.name, size })
          }
          onClick={() => (opens ? onOpen() : void save())}
        >
          <Preview file={file} />
          <span className="grid min-w-0 text-sm">
            <span
              className="line-clamp-2 leading-tight font-semibold wrap-anywhere whitespace-normal"
              title={file.name}
            >
              {file.name}
            </span>
            <span className="text-xs text-muted">{isSaving ? t("Loading") : size}</span>
          </span>
        </Button>
        <AddToPhotos file={file} isIcon />
        {opens && (
          <Button
            variant="ghost"
            size="icon"
            className="flex-none"
            aria-label={t("Save {{name}}", { name: file.name })}
            busyLabel={isSaving && t("Loading")}
            onClick={() => void save()}
          >
            <Download size={16} aria-hidden />
          </Button>
        )}
      </div>
      {problem !== null && (
        <p className="px-2 pb-1.5 text-xs text-stop" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function Preview({ file }: { file: AttachedFile }) {
  const { box, content } = usePreview<HTMLSpanElement>(file);
  return (
    <span
      ref={box}
      className="grid size-10 flex-none place-items-center overflow-hidden rounded-xs bg-sunken"
    >
      {content !== null ? (
        <ContentPicture className="size-full object-cover" content={content} alt="" />
      ) : (
        <FileSymbol type={file.type} />
      )}
    </span>
  );
}
