import { Images } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { Picture } from "@/data/pictures/schema";
import { LibraryDialog } from "../library/library-dialog";
import { PictureUpload } from "./picture-upload";
import { UploadButton } from "./upload-button";
import { usePictureUploads } from "./use-picture-uploads";

type PictureSourceProps = {
  /** The file on its way, if any. */
  file: File | null;
  onFile: (file: File | null) => void;
  onPicture: (picture: Picture) => void;
};

/** The ways to a picture beside typing an address: uploading one, or choosing it from the library. */
export function PictureSource({ file, onFile, onPicture }: PictureSourceProps) {
  const { t } = useTranslation();
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  const take = (picture: Picture) => {
    setIsLibraryOpen(false);
    onFile(null);
    onPicture(picture);
  };
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap gap-2.5">
        <UploadButton
          variant="secondary"
          label={t("Upload picture")}
          onFiles={([chosen]) => chosen && onFile(chosen)}
        />
        <Button variant="secondary" onClick={() => setIsLibraryOpen(true)}>
          <Images size={18} aria-hidden />
          {t("Library")}
        </Button>
      </div>
      {file !== null && (
        <SinglePictureUpload
          // Another file begins another upload.
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          onDone={take}
          onCancel={() => onFile(null)}
        />
      )}
      {isLibraryOpen && <LibraryDialog onChoose={take} onClose={() => setIsLibraryOpen(false)} />}
    </div>
  );
}

type SingleProps = { file: File; onDone: (picture: Picture) => void; onCancel: () => void };

function SinglePictureUpload({ file, onDone, onCancel }: SingleProps) {
  const {
    files: [upload],
    retry,
  } = usePictureUploads(onDone, [file]);
  if (upload === undefined) return null;
  return <PictureUpload upload={upload} onRetry={() => retry(upload.id)} onCancel={onCancel} />;
}
