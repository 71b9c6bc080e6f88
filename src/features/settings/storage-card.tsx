import { useTranslation } from "react-i18next";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import type { StorageUsed } from "@/data/settings/schema";
import { formatFileSize, formatNumber } from "@/lib/format/format";

/** Buckets by what they hold. English, for `t()`. */
const LABELS: Record<string, string> = {
  attachments: "Attachments of mails, messages and notes",
  "client-files": "Photos of clients",
  pictures: "Pictures of posts",
  "picture-uploads": "Pictures being uploaded",
};

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

export function StorageCard({ used }: { used: StorageUsed[] }) {
  const { t } = useTranslation();
  const isEmpty = used.every(({ objects }) => objects === 0);
  return (
    <Card aria-labelledby="storage-used">
      <CardHeader>
        <CardTitle id="storage-used">{t("Storage used")}</CardTitle>
        <span className="text-muted">
          {t("Deleted files count until they are erased, 30 days later.")}
        </span>
      </CardHeader>
      {isEmpty ? (
        <CardContent className="text-muted">{t("No file is stored yet.")}</CardContent>
      ) : (
        <Table aria-labelledby="storage-used">
          <TableHeader>
            <TableRow>
              <TableHead>{t("Kind")}</TableHead>
              <TableHead className="text-right">{t("Files")}</TableHead>
              <TableHead className="text-right">{t("Size")}</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {used.map(({ bucket, objects, bytes }) => (
              <StorageRow
                key={bucket}
                label={t(LABELS[bucket] ?? bucket)}
                objects={objects}
                bytes={bytes}
              />
            ))}
            <StorageRow
              label={t("Total")}
              objects={sumOf(used.map(({ objects }) => objects))}
              bytes={sumOf(used.map(({ bytes }) => bytes))}
              isTotal
            />
          </TableBody>
        </Table>
      )}
    </Card>
  );
}

type StorageRowProps = { label: string; objects: number; bytes: number; isTotal?: boolean };

function StorageRow({ label, objects, bytes, isTotal = false }: StorageRowProps) {
  return (
    <TableRow className={isTotal ? "font-semibold" : "font-normal"}>
      <th
        scope="row"
        className="border-b border-line py-2.5 pl-4.5 text-left [font-weight:inherit] in-[tr:last-child]:border-b-0"
      >
        {label}
      </th>
      <TableCell className="text-right whitespace-nowrap tabular-nums">
        {formatNumber(objects)}
      </TableCell>
      <TableCell className="text-right whitespace-nowrap tabular-nums">
        {formatFileSize(bytes)}
      </TableCell>
    </TableRow>
  );
}
