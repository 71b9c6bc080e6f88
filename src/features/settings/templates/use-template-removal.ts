import { useTranslation } from "react-i18next";
import { useCrmMutation } from "@/data/records/mutations";
import { isConflict } from "@/data/records/refusals";
import { saveReplyTemplate } from "@/data/reply-templates/mutations";
import type { ReplyTemplate } from "@/data/reply-templates/schema";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";

export function useTemplateRemoval() {
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
