import { useLayoutEffect, useRef, useState, type ComponentProps, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { DropArea } from "@/components/files/drop-area";
import { Textarea } from "@/components/ui/textarea";
import { ImageDialog, type ImageValues } from "./image-dialog";
import { imageHtml } from "./html/image-html";

type HtmlSourceProps = Pick<
  ComponentProps<typeof Textarea>,
  "id" | "aria-labelledby" | "aria-describedby" | "aria-invalid"
> & {
  area: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (html: string) => void;
  /** Called with pictures on their way, so that the view stays. */
  onFiles: () => void;
};

/** The content as HTML. Pictures that are dropped or pasted are uploaded, and inserted at the caret. */
export function HtmlSource({ area, value, onChange, onFiles, ...control }: HtmlSourceProps) {
  const { t } = useTranslation();
  // The dialog takes one after the other.
  const [files, setFiles] = useState<readonly File[]>([]);
  const [caret, setCaret] = useState<number | null>(null);
  const selection = useRef({ start: 0, end: 0 });
  useLayoutEffect(() => {
    if (caret !== null) area.current?.setSelectionRange(caret, caret);
  }, [area, caret]);

  const openFiles = (dropped: File[]) => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
    selection.current = { start, end };
    onFiles();
    setFiles(dropped);
  };
  const insert = (values: ImageValues) => {
    const { start, end } = selection.current;
    const html = imageHtml(values);
    const after = start + html.length;
    onChange(value.slice(0, start) + html + value.slice(end));
    selection.current = { start: after, end: after };
    setCaret(after);
    setFiles(files.slice(1));
  };
  return (
    <>
      <DropArea label={t("Drop pictures to upload them")} onFiles={openFiles}>
        <Textarea
          {...control}
          data-html-source
          className="min-h-115 p-4 font-mono text-code"
          ref={area}
          value={value}
          rows={18}
          spellCheck
          onChange={(event) => onChange(event.target.value)}
        />
      </DropArea>
      {files.length > 0 && (
        <ImageDialog
          key={files.length}
          droppedFile={files[0]}
          onSave={insert}
          onClose={() => setFiles([])}
        />
      )}
    </>
  );
}
