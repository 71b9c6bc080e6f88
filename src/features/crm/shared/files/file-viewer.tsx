import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Download } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { ScrollRegion } from "@/components/scroll-region";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import type { AttachedFile } from "@/data/files/schema";
import { isPicture } from "@/lib/files/file-types";
import { formatFileSize } from "@/lib/format/format";
import { fileContentQuery } from "@/data/files/queries";
import { AddToPhotos } from "./add-to-photos";
import { PendingBody } from "./pending-body";
import { ContentFrame, ContentPicture } from "./shown-content";
import { useSaveFile } from "./use-save-file";

type FileViewerProps = {
  /** The files that can be shown. */
  files: readonly AttachedFile[];
  openId: string | null;
  onOpen: (id: string | null) => void;
};

/** One file at a time; arrow keys go to the others. */
export function FileViewer({ files, openId, onOpen }: FileViewerProps) {
  const at = files.findIndex(({ id }) => id === openId);
  const file = files[at];
  const go = (by: number) => {
    const next = files[(at + by + files.length) % files.length];
    if (next !== undefined) onOpen(next.id);
  };
  const handleKeyDown = ({ key, target }: KeyboardEvent) => {
    // Arrow keys scroll a text that is longer than its box.
    if (files.length < 2 || (target instanceof Element && target.closest("[role=region]"))) return;
    if (key === "ArrowLeft") go(-1);
    if (key === "ArrowRight") go(1);
  };
  return (
    <Dialog open={file !== undefined} onOpenChange={(isOpen) => !isOpen && onOpen(null)}>
      {file !== undefined && (
        <DialogContent className="lg:max-w-[min(72rem,94vw)]" onKeyDown={handleKeyDown}>
          <DialogHeader>
            <DialogTitle>{file.caption ?? file.name}</DialogTitle>
            <Facts file={file} place={files.length > 1 ? [at + 1, files.length] : null} />
          </DialogHeader>
          <Content key={file.id} file={file} />
          <ViewerButtons file={file} onGo={files.length > 1 ? go : null} />
        </DialogContent>
      )}
    </Dialog>
  );
}

function Facts({ file, place }: { file: AttachedFile; place: [number, number] | null }) {
  const { t } = useTranslation();
  const { width, height } = file;
  return (
    <DialogDescription className="flex flex-wrap gap-x-3">
      {file.caption && <span translate="no">{file.name}</span>}
      <span>{formatFileSize(file.size)}</span>
      {width !== null && height !== null && <span>{`${width} × ${height}`}</span>}
      {place !== null && (
        <span>{t("{{nth}} of {{count}}", { nth: place[0], count: place[1] })}</span>
      )}
    </DialogDescription>
  );
}

function ViewerButtons({
  file,
  onGo,
}: {
  file: AttachedFile;
  onGo: ((by: number) => void) | null;
}) {
  const { t } = useTranslation();
  const { save, isSaving, problem } = useSaveFile(file);
  return (
    <DialogFooter className="items-center">
      {problem !== null && <Alert variant="destructive">{problem}</Alert>}
      {onGo !== null && (
        <span className="mr-auto flex gap-2">
          <Button
            variant="secondary"
            size="icon"
            aria-label={t("Previous file")}
            onClick={() => onGo(-1)}
          >
            <ChevronLeft size={20} aria-hidden />
          </Button>
          <Button
            variant="secondary"
            size="icon"
            aria-label={t("Next file")}
            onClick={() => onGo(1)}
          >
            <ChevronRight size={20} aria-hidden />
          </Button>
        </span>
      )}
      <AddToPhotos key={file.id} file={file} />
      <Button busyLabel={isSaving && t("Loading")} onClick={() => void save()}>
        <Download size={18} aria-hidden />
        <span>{t("Save")}</span>
      </Button>
    </DialogFooter>
  );
}

function Content({ file }: { file: AttachedFile }) {
  const { t } = useTranslation();
  const query = useQuery(fileContentQuery(file));
  const { data: content } = query;
  if (query.error !== null || content === undefined) {
    return (
      <PendingBody
        className="h-[60dvh]"
        query={query}
        label={t("Loading the file")}
        heading={t("The file could not be loaded")}
      />
    );
  }
  if (isPicture(file.type)) {
    return (
      <DialogBody className="place-items-center bg-sunken p-2">
        <ContentPicture
          className="max-h-[70dvh] max-w-full object-contain"
          content={content}
          alt={file.caption ?? file.name}
          {...(file.width !== null &&
            file.height !== null && { width: file.width, height: file.height })}
        />
      </DialogBody>
    );
  }
  if (file.type === "application/pdf") {
    return (
      <ContentFrame className="h-[76dvh] w-full bg-sunken" content={content} title={file.name} />
    );
  }
  return <TextContent content={content} />;
}

/** In characters. */
const MAX_TEXT = 200_000;

function TextContent({ content }: { content: Blob }) {
  const { t } = useTranslation();
  const { data = "" } = useQuery({
    queryKey: ["text of a file", content],
    queryFn: () => content.text(),
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <DialogBody>
      <ScrollRegion
        className="max-h-[66dvh] overflow-auto rounded-md bg-sunken"
        aria-label={t("Text of the file")}
      >
        <pre
          className="px-4 py-3.5 text-xs/relaxed wrap-anywhere whitespace-pre-wrap"
          translate="no"
        >
          {data.slice(0, MAX_TEXT)}
        </pre>
      </ScrollRegion>
      {data.length > MAX_TEXT && (
        <p className="text-code text-muted">
          {t("This is its beginning. Save the file for all of it.")}
        </p>
      )}
    </DialogBody>
  );
}
