import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { cn } from "@/lib/cn";
import { isDemo } from "@/lib/env";
import { board, roles } from "./about-content";
import { TermList } from "../term-list";

export function Roles() {
  const { t } = useTranslation();
  return (
    <section className="section bg-concrete-100">
      <div className="wrap grid-12">
        <div className="col-span-full lg:col-span-7">
          <h2 className="h2">{t(roles.title)}</h2>
          <Intro>{t(roles.intro)}</Intro>
          <TermList
            className="mt-9"
            rowClassName="sm:grid-cols-[2fr_3.4fr]"
            items={roles.items.map(({ role, duty }) => ({ term: t(role), text: t(duty) }))}
          />
        </div>
        {isDemo && <InOrOut />}
      </div>
    </section>
  );
}

function InOrOut() {
  const { t } = useTranslation();
  return (
    <div className="col-span-full mt-10 max-w-130 lg:col-span-5 lg:mt-0 lg:max-w-none lg:self-center lg:pl-10">
      <div className="rounded border-10 border-wood bg-spruce-800 px-4 pt-5 pb-6 text-white shadow-lift outline-[1.5px] outline-text sm:px-6">
        <h3 className="border-b-2 border-white pb-3 font-sans text-[1.7rem]/none font-extrabold font-stretch-72%">
          {t(board.title)}
        </h3>
        <ul>
          {board.rows.map(({ name, role, status }) => (
            <li
              key={name}
              className="grid min-h-14 grid-cols-[minmax(0,1fr)_44px_4.2rem] items-center gap-2.5 border-b border-white/25 py-1.5 text-sm/[1.3] last:border-b-0 sm:grid-cols-[minmax(0,1fr)_44px_5.6rem] sm:gap-3"
            >
              <span className="text-spruce-200">
                <b className="block text-body/[1.3] font-bold text-white" translate="no">
                  {name}
                </b>{" "}
                {t(role)}
              </span>
              <Peg isIn={status === "In"} />
              <span>{t(status)}</span>
            </li>
          ))}
        </ul>
      </div>
      <span className="sample mt-3">{t(board.tag)}</span>
    </div>
  );
}

function Peg({ isIn }: { isIn: boolean }) {
  return (
    <span
      className={cn("flex h-5 rounded-full bg-spruce-950 p-0.75", isIn && "justify-end")}
      aria-hidden="true"
    >
      <span className={cn("size-3.5 rounded-full", isIn ? "bg-curb-400" : "bg-spruce-200")} />
    </span>
  );
}
