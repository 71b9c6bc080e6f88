import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { EditorNotice } from "../editor/editor-notice";
import type { PostFormValues } from "../form/post-form-schema";
import { copyPost, downloadPost } from "./copy-file";

/** Shown while the browser refuses to store unsaved input. */
export function NoCopyNotice({ read }: { read: () => PostFormValues }) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState("");
  const handleCopy = () => {
    copyPost(read()).then(
      () => setAnswer(t("Copied.")),
      () => setAnswer(t("The browser does not allow copying. Download it instead.")),
    );
  };
  return (
    <EditorNotice
      variant="warning"
      role="alert"
      actions={
        <>
          <Button variant="secondary" onClick={() => downloadPost(read())}>
            {t("Download a copy")}
          </Button>
          <Button variant="secondary" onClick={handleCopy}>
            {t("Copy to clipboard")}
          </Button>
          <span role="status">{answer}</span>
        </>
      }
    >
      <p>
        <b>{t("No recovery copy is being kept.")}</b>{" "}
        {t(
          "This browser’s storage is full or switched off, so what you type is only on this page. Save often, or take a copy with you.",
        )}
      </p>
    </EditorNotice>
  );
}
