import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@/components/empty-state";
import { RealMark, SampleData } from "@/features/crm/shared/sample-mark";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardAction, CardHeader, CardTitle } from "@/components/ui/card";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import type { ReplyTemplate } from "@/data/reply-templates/schema";
import { useCrmMutation } from "@/data/records/mutations";
import { isConflict } from "@/data/records/refusals";
import { saveReplyTemplate } from "@/data/reply-templates/mutations";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { useOpenDialog } from "./use-open-dialog";
import { templateUseLabels } from "./template-uses";
import { TemplateForm } from "./template-form";

type Opened = Pick<ReplyTemplate, "id" | "version" | "name" | "body" | "used_in">;

/** In the URL, instead of an id. */
const NEW = "new";

const newTemplate = (): Opened => ({
  id: crypto.randomUUID(),
  version: 0,
  name: "",
  body: "",
  used_in: "composer",
});

export function TemplatesCard({ templates }: { templates: readonly ReplyTemplate[] }) {
  const { t } = useTranslation();
  const { openId, open, close } = useOpenDialog();
  const [added, setAdded] = useState(newTemplate);
  const stored = openId === NEW ? added : templates.find(({ id }) => id === openId);
  // A template that somebody else removes stays open with its input.
  const [latest, setLatest] = useState<Opened>();
  if (stored && stored !== latest) setLatest(stored);
  const shown = stored ?? (openId === latest?.id ? latest : undefined);
  const { remove, busyId } = useTemplateRemoval();
  const adder = useRef<HTMLButtonElement>(null);
  const count = useRef(templates.length);
  useEffect(() => {
    // The row that had the focus is gone.
    const isFewer = templates.length < count.current;
    if (isFewer && document.activeElement === document.body) adder.current?.focus();
    count.current = templates.length;
  }, [templates.length]);
  return (
    <Card aria-labelledby="reply-templates">
      <CardHeader className="max-sm:gap-x-2">
        <CardTitle id="reply-templates">{t("Reply templates")}</CardTitle>
        <SampleData />
        <CardAction>
          <Button
            ref={adder}
            variant="secondary"
            className="max-sm:px-2.5"
            onClick={() => open(NEW)}
          >
            <Plus size={18} aria-hidden />
            {t("Add a template")}
          </Button>
        </CardAction>
      </CardHeader>
      {templates.length === 0 && (
        <EmptyState
          headingLevel={3}
          heading={t("No templates yet")}
          body={t(
            "What you write here can be put into replies to tickets, or stand in other mails.",
          )}
        />
      )}
      <ul>
        {templates.map((template) => (
          <TemplateRow
            key={template.id}
            template={template}
            isBusy={busyId === template.id}
            onChange={() => open(template.id)}
            onRemove={() => remove(template)}
          />
        ))}
      </ul>
      {shown && (
        <Dialog open onOpenChange={close}>
          <DialogContent className="lg:max-w-220">
            <DialogHeader>
              <DialogTitle>
                {shown.version === 0
                  ? t("Add a template")
                  : t("Change “{{name}}”", { name: shown.name })}
              </DialogTitle>
            </DialogHeader>
            <TemplateForm
              template={shown}
              onClose={() => {
                close();
                setAdded(newTemplate());
              }}
            />
          </DialogContent>
        </Dialog>
      )}
    </Card>
  );
}

type TemplateRowProps = {
  template: ReplyTemplate;
  isBusy: boolean;
  onChange: () => void;
  onRemove: () => void;
};

function TemplateRow({ template, isBusy, onChange, onRemove }: TemplateRowProps) {
  const { t } = useTranslation();
  const { name, body, is_sample, used_in } = template;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-4.5 py-3 not-first:border-t">
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          <span>{name}</span>
          <RealMark isSample={is_sample} />
          {used_in !== "composer" && (
            <Badge variant="info" className="leading-snug whitespace-normal">
              {t(templateUseLabels[used_in])}
            </Badge>
          )}
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-muted">{body}</p>
      </div>
      <div className="flex gap-2">
        <Button variant="secondary" aria-label={t("Change {{name}}", { name })} onClick={onChange}>
          {t("Change")}
        </Button>
        <Button
          variant="secondary"
          aria-label={t("Remove {{name}}", { name })}
          busyLabel={isBusy && t("Removing")}
          onClick={onRemove}
        >
          {t("Remove")}
        </Button>
      </div>
    </li>
  );
}

function useTemplateRemoval() {
  const { t } = useTranslation();
  const say = useUndoToast();
  const { mutateAsync, isPending, variables } = useCrmMutation(saveReplyTemplate);
  const refuse =
    ({ name }: ReplyTemplate) =>
    (error: unknown) =>
      void say.failed(
        isConflict(error)
          ? t("Somebody else changed {{name}} in the meantime. Look again, then decide.", { name })
          : t("{{name}} was not changed: {{reason}}.", { name, reason: reasonOf(error) }),
        null,
      );
  const restore = (template: ReplyTemplate) =>
    mutateAsync(template).then(
      () => void say.done(t("{{name}} is back.", { name: template.name }), null),
      refuse(template),
    );
  const remove = (template: ReplyTemplate) =>
    mutateAsync({ ...template, isArchived: true }).then(
      (version) =>
        void say.done(
          t("{{name}} was removed.", { name: template.name }),
          () => void restore({ ...template, version }),
        ),
      refuse(template),
    );
  return {
    remove: (template: ReplyTemplate) => void remove(template),
    busyId: isPending ? variables.id : null,
  };
}
