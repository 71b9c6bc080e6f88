import { useRef, type ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

type ChooseFilesProps = Omit<ComponentProps<typeof Button>, "onClick"> & {
  inputLabel: string;
  /** Left out for files of any kind. */
  accept?: string;
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** A button that opens the browser's dialog for files. */
export function ChooseFiles(props: ChooseFilesProps) {
  const { inputLabel, accept, isMultiple = true, onFiles, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <Input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        hidden
        aria-label={inputLabel}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
