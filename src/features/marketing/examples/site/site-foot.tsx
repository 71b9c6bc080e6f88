import { cn } from "@/lib/cn";
import { groundOf, QUIET } from "./site-section";
import { Fill, fit, phoneHref, useWords } from "./site-words";

export function SiteFoot() {
  const { content, name, phone, towns } = useWords();
  const { look, foot, nav } = content;
  const isGiant = look.foot === "giant";
  return (
    <footer
      className={cn(
        "border-t border-(--x-on-deep)/20 px-[max(1.25rem,calc((100cqw-78rem)/2),4.5cqw)] pt-[clamp(2.5rem,5cqw,4.5rem)] pb-8",
        groundOf("deep"),
      )}
    >
      <p
        className={cn(
          "wrap-anywhere",
          isGiant
            ? "text-[calc(clamp(2.2rem,9cqw,7.5rem)*var(--fit))]/[0.95]"
            : "text-[calc(1.75rem*var(--fit))]/tight",
          isGiant ? look.headline : look.sign,
        )}
        style={{ "--fit": fit(name, 19) } as React.CSSProperties}
      >
        {name}
      </p>
      <div className="mt-8 grid gap-x-10 gap-y-6 text-[0.9375rem] @3xl:grid-cols-[1.4fr_1fr_auto]">
        <div className={cn("max-w-[48ch]", QUIET)}>
          <p>
            <Fill text={foot} />
          </p>
          <p className="mt-2 wrap-anywhere">{towns.join(", ")}</p>
        </div>
        <ul className="flex flex-wrap gap-x-6 @3xl:flex-col">
          {nav.map(({ text, to }) => (
            <li key={text}>
              <a
                className="inline-flex min-h-11 items-center font-medium @3xl:min-h-8"
                href={`#${to}`}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
        <p>
          <a
            className="inline-flex min-h-11 items-center text-xl font-bold wrap-anywhere tabular-nums"
            href={phoneHref(phone)}
          >
            {phone}
          </a>
        </p>
      </div>
    </footer>
  );
}
