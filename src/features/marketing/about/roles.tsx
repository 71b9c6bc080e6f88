import { useTranslation } from "react-i18next";
import { isDemo } from "@/lib/env";
import { board, roles } from "./about-copy";
import "./roles.css";

export function Roles() {
  const { t } = useTranslation();
  return (
    <section className="section about-roles">
      <div className="wrap grid-12">
        <div className="about-roles-list">
          <h2 className="h2">{t(roles.title)}</h2>
          <p className="lead">{t(roles.lead)}</p>
          <dl>
            {roles.items.map(({ role, duty }) => (
              <div key={role}>
                <dt>{t(role)}</dt>
                <dd>{t(duty)}</dd>
              </div>
            ))}
          </dl>
        </div>
        {isDemo && <InOrOut />}
      </div>
    </section>
  );
}

/** Invented people, so only in the demo. */
function InOrOut() {
  const { t } = useTranslation();
  return (
    <div className="about-board-stand">
      <div className="about-board">
        <h3>{t(board.title)}</h3>
        <ul>
          {board.rows.map(({ name, role, status }) => (
            <li key={name} data-in={status === "In" || undefined}>
              <span className="about-board-name">
                <b>{name}</b> {t(role)}
              </span>
              <i aria-hidden="true" />
              <span>{t(status)}</span>
            </li>
          ))}
        </ul>
      </div>
      <span className="sample">{t(board.tag)}</span>
    </div>
  );
}
