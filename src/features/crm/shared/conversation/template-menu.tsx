import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { fillTemplate, type PlaceholderValues } from "@/lib/mail/placeholders";
import { replyTemplatesQuery } from "@/data/reply-templates/queries";
import { useStaffMember } from "@/data/staff/use-staff-member";

type TemplateMenuProps = {
  use: "composer" | "lead-composer";
  valuesOf: (myName: string) => PlaceholderValues;
  isDisabled: boolean;
  onInsert: (text: string) => void;
  onClosed: () => void;
};

/** Inserts a template, filled in for this record. Hidden without templates. */
export function TemplateMenu(props: TemplateMenuProps) {
  const { use, valuesOf, isDisabled, onInsert, onClosed } = props;
  const { t } = useTranslation();
  const member = useStaffMember();
  const stored = useQuery({ ...replyTemplatesQuery(), enabled: member !== null }).data ?? [];
  const templates = stored.filter(({ used_in }) => used_in === use);
  if (member === null || templates.length === 0) return null;
  const values = valuesOf(member.name);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" disabled={isDisabled}>
          <FileText size={17} aria-hidden />
          {t("Insert a template")}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        {templates.map(({ id, name, body }) => (
          <DropdownMenuItem key={id} onSelect={() => onInsert(fillTemplate(body, values))}>
            <span className="wrap-anywhere">{name}</span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
