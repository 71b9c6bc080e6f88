import { useTranslation } from "react-i18next";
import { handOffs, tradeQuestions } from "./callsi-copy";

export function HandOffRules() {
  const { t } = useTranslation();
  return (
    <section className="section callsi-rules" aria-labelledby="callsi-rules">
      <div className="wrap">
        <h2 className="h2" id="callsi-rules">
          {t("When it rings you, and when it lets you sleep")}
        </h2>
        <p className="lead">
          {t("These are the rules it starts with. Yours replace them, except the first.")}
        </p>
        <RuleTable
          columns={[t("What happens"), t("What the caller hears"), t("What you get")]}
          rows={handOffs.map(({ when, hears, get }) => [t(when), `“${t(hears)}”`, t(get)])}
        />
        <h3 className="h3">{t("It asks what you would ask")}</h3>
        <RuleTable
          columns={[t("Trade"), t("First question"), t("Rings you right away when")]}
          rows={tradeQuestions.map(({ trade, question, rings }) => [
            t(trade),
            `“${t(question)}”`,
            t(rings),
          ])}
        />
      </div>
    </section>
  );
}

type Cells = [string, string, string];

/** On phones each row stacks, and its cells are named in place of the head. */
function RuleTable({ columns, rows }: { columns: Cells; rows: Cells[] }) {
  const [, second, third] = columns;
  return (
    <table className="callsi-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, middle, last]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            <td data-label={second}>{middle}</td>
            <td data-label={third}>{last}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
