import { Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

const SUBJECT_MAX = 200;

type SubjectFieldProps = {
  subject: string;
  canChange: boolean;
  /** Answers whether it was stored; when not, what was typed stays in the field. */
  onChange: (subject: string) => Promise<boolean>;
};

/** The ticket's heading, which a click or its button turns into a field. */
export function SubjectField({ subject, canChange, onChange }: SubjectFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [startedFrom, setStartedFrom] = useState(subject);
  const [isSaving, setIsSaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isEditing = typed !== null;
  const wasEditing = useRef(false);
  useEffect(() => {
    if (isEditing) field.current?.select();
    else if (wasEditing.current) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (typed === null) {
    return (
      <div className="flex items-start gap-1">
        <h2 className="text-xl/[1.2] wrap-anywhere">{subject}</h2>
        {canChange && (
          <Button
            ref={button}
            variant="ghost"
            size="icon"
            className="-my-2.5 text-muted hover:text-text"
            aria-label={t("Change the subject")}
            onClick={() => {
              setStartedFrom(subject);
              setTyped(subject);
            }}
          >
            <Pencil size={17} aria-hidden />
          </Button>
        )}
      </div>
    );
  }
  const wanted = typed.trim();
  const save = async () => {
    if (wanted === "" || isSaving) return;
    if (wanted === subject) return setTyped(null);
    setIsSaving(true);
    const isStored = await onChange(wanted);
    setIsSaving(false);
    if (isStored) setTyped(null);
  };
  return (
    <form
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Input
        ref={field}
        className="flex-1 basis-64 font-semibold"
        aria-label={t("Subject")}
        aria-invalid={wanted === "" || undefined}
        maxLength={SUBJECT_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && setTyped(null)}
      />
      <Button type="submit" variant="ink" busyLabel={isSaving && t("Saving")}>
        {t("Save")}
      </Button>
      <Button variant="secondary" onClick={() => setTyped(null)}>
        {t("Cancel")}
      </Button>
      {subject !== startedFrom && (
        <p className="flex-[1_0_100%] text-code text-wait" role="status">
          {t("Somebody changed it to “{{subject}}” meanwhile. Save puts yours in its place.", {
            subject,
          })}
        </p>
      )}
    </form>
  );
}
