import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { AttachedFile } from "@/data/files/schema";
import { AttachmentList } from "./attachment-list";
import { FileViewer } from "./file-viewer";
import { ContentPicture } from "./shown-content";
import { hasPreview, usePreview } from "./use-preview";

/** A picture where it stood in a text. What cannot be shown there is listed. */
export function PlacedPicture({ file }: { file: AttachedFile }) {
  return hasPreview(file) ? (
    <ShownPicture file={file} />
  ) : (
    <AttachmentList className="my-2 whitespace-normal" files={[file]} />
  );
}

/** In CSS pixels. */
const MAX_HEIGHT = 320;

function ShownPicture({ file }: { file: AttachedFile }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { box, content } = usePreview<HTMLButtonElement>(file);
  const [width, height] = [file.width ?? MAX_HEIGHT, file.height ?? MAX_HEIGHT];
  return (
    // A column that shrinks, in whatever it stands.
    <div className="my-2 grid grid-cols-[minmax(0,auto)] justify-start">
      <Button
        ref={box}
        variant="link"
        className="block max-w-full overflow-hidden border border-line bg-surface"
        // Has its size before the picture is loaded.
        style={{
          width: Math.min(width, (MAX_HEIGHT * width) / height),
          aspectRatio: `${width} / ${height}`,
        }}
        aria-label={t("Open {{name}}", { name: file.name })}
        onClick={() => setIsOpen(true)}
      >
        {content !== null && (
          <ContentPicture className="size-full object-cover" content={content} alt="" />
        )}
      </Button>
      <FileViewer
        files={[file]}
        openId={isOpen ? file.id : null}
        onOpen={(id) => setIsOpen(id !== null)}
      />
    </div>
  );
}
