import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ListHead } from "@/components/data-table/list-head";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { textsAlone } from "@/components/ui/texts-alone";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { paths } from "@/lib/paths";
import { SampleData } from "../sample-mark";

type MailListHeadProps = {
  title: string;
  description: string;
  readsAny: boolean;
  samplesReason: string;
  children?: ReactNode;
};

export function MailListHead({
  title,
  description,
  readsAny,
  samplesReason,
  children,
}: MailListHeadProps) {
  return (
    <ListHead
      title={title}
      count={
        <>
          <span>{description}</span> <SampleData />
        </>
      }
      notice={
        <>
          {textsAlone(children)}
          {!readsAny && <SamplesNotice reason={samplesReason} />}
        </>
      }
    />
  );
}

function SamplesNotice({ reason }: { reason: string }) {
  const { t } = useTranslation();
  const { member } = useCrmRights();
  return (
    <Alert variant="warning" className="mb-4">
      {member !== null ? (
        reason
      ) : (
        <>
          {t("These are example mails, to look at. Real ones are for staff.")}{" "}
          <TextLink to={paths.admin}>{t("Sign in")}</TextLink>
        </>
      )}
    </Alert>
  );
}
