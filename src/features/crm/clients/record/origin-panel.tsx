import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { Item, ItemContent, ItemDescription, ItemTitle } from "@/components/ui/item";
import type { ClientOverview } from "@/data/clients/schema";
import { formatList, parseTimestamp } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { formatReaderDay } from "@/lib/dates/reader-time";
import { WhatTheySent } from "@/features/crm/shared/what-they-sent";

/** The requests a client came from; nothing without any. */
export function OriginPanel({ client }: { client: ClientOverview }) {
  const { t } = useTranslation();
  if (client.leads.length === 0 && client.submissions.length === 0) return null;
  const known = {
    name: client.contacts.map(({ name }) => name),
    phone: client.contacts.map(({ phone }) => phone),
    email: client.contacts.map(({ email }) => email),
    business: [client.business],
    trade: [client.trade],
    town: [client.town, `${client.town}, ${client.region}`],
  };
  return (
    <Card className="max-lg:order-6 max-lg:scroll-mt-5" id="sent" aria-labelledby="origin-head">
      <CardHeader>
        <CardTitle id="origin-head">
          {client.submissions.length > 0 ? t("What they sent") : t("Where it came from")}
        </CardTitle>
      </CardHeader>
      {client.submissions.length > 0 && (
        <CardContent>
          <WhatTheySent submissions={client.submissions} known={known} />
        </CardContent>
      )}
      <ul>
        {client.leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} />
        ))}
      </ul>
    </Card>
  );
}

function LeadRow({ lead }: { lead: ClientOverview["leads"][number] }) {
  const { t } = useTranslation();
  const moment = parseTimestamp(lead.created_at);
  return (
    <Item>
      <ItemContent>
        <ItemTitle>
          <TextLink
            className="-my-2.25 inline-block py-2.25 no-underline hover:underline"
            to={paths.crmLead(lead.id)}
          >
            {t("Lead {{reference}}", { reference: lead.reference })}
          </TextLink>
        </ItemTitle>
        <ItemDescription>
          {formatList([lead.name, moment && formatReaderDay(moment)])}
        </ItemDescription>
      </ItemContent>
    </Item>
  );
}
