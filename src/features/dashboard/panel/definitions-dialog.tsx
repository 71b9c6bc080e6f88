import { useTranslation } from "react-i18next";
import { Dialog } from "@/components/ui/dialog";

export type Definition = {
  term: string;
  /** What is counted, over which time, and what is left out. */
  meaning: string;
};

type DefinitionsDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The panel's title. */
  title: string;
  definitions: Definition[];
};

export function DefinitionsDialog({ isOpen, onClose, title, definitions }: DefinitionsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("{{title}}: what the figures mean", { title })}
    >
      <div className="modal-body">
        <dl className="definitions">
          {definitions.map(({ term, meaning }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
