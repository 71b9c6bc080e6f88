import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceLabel } from "@/components/ui/label";
import { RadioGroupItem } from "@/components/ui/radio-group";
import type { Conflict } from "./conflict";
import { columnName, valueText } from "../fields/record-labels";
import { useNameOf } from "../fields/use-name-of";

type ConflictTableProps = {
  conflict: Conflict;
  /** Columns that keep the typed value. */
  mine: readonly string[];
  onChoose: (mine: readonly string[]) => void;
};

/** Both versions of each field, chosen one by one. */
export function ConflictTable({ conflict, mine, onChoose }: ConflictTableProps) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const group = useId();
  const { columns, theirs, yours } = conflict;
  const sides = [
    { id: "theirs", label: t("Theirs, stored now"), values: theirs, isMine: false },
    { id: "yours", label: t("Yours, not stored"), values: yours, isMine: true },
  ];
  const choose = (column: string, isMine: boolean) =>
    onChoose(columns.filter((one) => (one === column ? isMine : mine.includes(one))));
  return (
    <table className="w-full border-collapse border-t-2 border-text">
      <thead className="text-xs text-muted max-sm:sr-only">
        <tr>
          {[t("Field"), ...sides.map(({ label }) => label)].map((label) => (
            <th className="border-b border-line py-2.75 pr-3 text-left" key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr className="border-b border-line align-top max-sm:block max-sm:py-2.75" key={column}>
            <th
              className="py-2.75 pr-3 text-left wrap-anywhere first-letter:uppercase max-sm:block max-sm:py-0"
              scope="row"
            >
              {columnName(column, t)}
            </th>
            {sides.map(({ id, label, values, isMine }) => {
              const text = valueText(column, values[column], nameOf, t);
              return (
                <td
                  className="w-[36%] py-2.75 pr-3 font-semibold wrap-anywhere whitespace-pre-line max-sm:block max-sm:w-auto max-sm:pb-0 max-sm:before:block max-sm:before:text-xs max-sm:before:font-normal max-sm:before:text-muted max-sm:before:content-[attr(data-side)]"
                  key={id}
                  data-side={label}
                >
                  {columns.length === 1 ? (
                    text
                  ) : (
                    <ChoiceLabel className="-my-2.75 cursor-pointer items-start gap-2.5 py-2.75 font-semibold max-sm:my-0 max-sm:pt-2.5 max-sm:pb-0">
                      <RadioGroupItem
                        className="mt-px size-5"

                        name={`${group} ${column}`}
                        checked={mine.includes(column) === isMine}
                        onChange={() => choose(column, isMine)}
                      />
                      {text}
                    </ChoiceLabel>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
