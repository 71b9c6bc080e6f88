import { useTranslation } from "react-i18next";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";

export type Definition = {
  term: string;
  meaning: string;
};

type DefinitionsDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  definitions: Definition[];
};

export function DefinitionsDialog({ isOpen, onClose, title, definitions }: DefinitionsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t("{{title}}: what the figures mean", { title })}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <dl className="grid gap-3.5">
            {definitions.map(({ term, meaning }) => (
              <div
                key={term}
                className="border-line sm:grid sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-5 not-first:sm:border-t not-first:sm:pt-3.5"
              >
                <dt className="font-semibold">{term}</dt>
                <dd className="text-text-2">{meaning}</dd>
              </div>
            ))}
          </dl>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
