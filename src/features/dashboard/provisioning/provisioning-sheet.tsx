import { useTranslation } from "react-i18next";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import { formatNumber } from "@/lib/format/format";
import { useDashboard } from "../dashboard-context";
import {
  FirstRows,
  SheetBadge,
  SheetNote,
  SheetSection,
  useLoadedData,
} from "../print/sheet-section";
import { JOB_STATUS_TEXTS, JOB_VARIANTS, jobActivity } from "./job-activity";

const ROWS = 5;

export function SheetJobs({ className }: { className: string }) {
  const { t } = useTranslation();
  const { source, query } = useDashboard();
  return (
    <SheetSection
      className={className}
      title={t("Provisioning Pipeline")}
      data={useLoadedData(panelQuery("provisioningJobs", source, query))}
    >
      {(jobs) => (
        <>
          <FirstRows rows={jobs ?? []} shown={ROWS}>
            {(job) => (
              <tr key={job.id}>
                <td>
                  <b>{job.client}</b>
                  <br />
                  {jobActivity(job, query.asOf, t)}
                </td>
                <td className="text-right">
                  <SheetBadge variant={JOB_VARIANTS[job.status]}>
                    {t(JOB_STATUS_TEXTS[job.status])}
                  </SheetBadge>
                </td>
                <td className="text-right">
                  {t("{{percent}}%", { percent: formatNumber(job.progress) })}
                </td>
              </tr>
            )}
          </FirstRows>
          {jobs?.length === 0 && <SheetNote>{t("No job at the moment.")}</SheetNote>}
          {jobs === null && (
            <SheetNote>{t("Nothing that puts sites up is connected yet.")}</SheetNote>
          )}
        </>
      )}
    </SheetSection>
  );
}
