import { useCallback, type ComponentProps } from "react";

/** Gives an element an address of the content in this browser for as long as it is there. */
function useSource(content: Blob) {
  return useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      if (element === null) return undefined;
      const url = URL.createObjectURL(content);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [content],
  );
}

type ContentPictureProps = Omit<ComponentProps<"img">, "src" | "ref" | "content"> & {
  content: Blob;
  alt: string;
};

export function ContentPicture({ content, alt, ...props }: ContentPictureProps) {
  return <img {...props} ref={useSource(content)} alt={alt} />;
}

type ContentFrameProps = { content: Blob; title: string; className: string };

export function ContentFrame({ content, title, className }: ContentFrameProps) {
  return <iframe ref={useSource(content)} title={title} className={className} />;
}
