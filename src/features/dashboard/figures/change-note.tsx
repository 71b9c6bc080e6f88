import { useTranslation } from "react-i18next";
import type { Change } from "@/data/dashboard/dashboard-source";
import { changeText, directionOf } from "./change";
import "./figures.css";

type ChangeNoteProps = {
  change: Change;
  /** Against what, to follow the change: "on October". */
  basis: string;
  unit?: "percent" | "points";
};

export function ChangeNote({ change, basis, unit = "percent" }: ChangeNoteProps) {
  const { t } = useTranslation();
  const direction = directionOf(change);
  return (
    <span className="change">
      <span data-direction={direction ?? "none"}>{changeText(t, change, unit)}</span>
      {direction !== null && (
        <>
          {" "}
          <span className="change-basis">{basis}</span>
        </>
      )}
    </span>
  );
}
