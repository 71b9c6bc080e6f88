import { cn } from "@/lib/cn";
import { groundOf, SiteButton } from "./site-section";
import { fit, phoneHref, useWords } from "./site-words";

const TOPS = {
  plain: groundOf("ground"),
  centered: groundOf("ground"),
  deep: groundOf("deep"),
  floating:
    "relative z-1 mx-[max(0.75rem,2.2cqw)] mt-[max(0.75rem,2.2cqw)] -mb-28 rounded-(--x-round) bg-(--x-ground) text-(--x-ink) shadow-plate",
};

export function SiteTop() {
  const { content, phone } = useWords();
  const { look, nav } = content;
  const isCentered = look.top === "centered";
  return (
    <header
      className={cn(
        "flex min-h-18 items-center justify-between gap-x-6 gap-y-2 px-[max(1.25rem,calc((100cqw-78rem)/2),4.5cqw)] py-3",
        TOPS[look.top],
        look.top === "floating" && "px-4 @3xl:px-6",
        isCentered && "@4xl:grid @4xl:grid-cols-[1fr_auto_1fr] @4xl:pt-6",
      )}
    >
      <SiteSign className={cn(isCentered && "@4xl:order-2 @4xl:text-center")} />
      <nav className="hidden gap-[2.2cqw] @4xl:flex" aria-label="Site">
        {nav.map(({ text, to }) => (
          <a
            key={text}
            className="inline-flex min-h-11 items-center text-[0.9375rem] font-medium whitespace-nowrap no-underline decoration-2 underline-offset-6 hover:underline"
            href={`#${to}`}
          >
            {text}
          </a>
        ))}
      </nav>
      <SiteButton
        href={phoneHref(phone)}
        className={cn(
          "min-h-11 max-w-[45%] flex-none px-4.5 text-[0.9375rem] tabular-nums @3xl:max-w-60",
          isCentered && "@4xl:order-3 @4xl:justify-self-end",
        )}
      >
        {phone}
      </SiteButton>
    </header>
  );
}

function SiteSign({ className }: { className?: string }) {
  const { content, name, isVisitors } = useWords();
  const { logo, sign } = content.look;
  const own = content.sign;
  const shown = isVisitors ? name : own.name;
  return (
    <p
      className={cn(
        "flex min-w-0 items-center gap-2.5 text-[calc(clamp(1.2rem,2.3cqw,1.7rem)*var(--fit))]/[1.2]",
        sign,
        className,
      )}
      style={{ "--fit": fit(shown, 22) } as React.CSSProperties}
    >
      {logo.length > 0 && (
        <svg className="size-[1.3em] flex-none" viewBox="0 0 32 32" aria-hidden>
          {logo.map((shape) => (
            <path key={shape.d} {...shape} />
          ))}
        </svg>
      )}
      <span className="line-clamp-4 min-w-0 wrap-break-word">{shown}</span>
      {!isVisitors && own.tag && (
        <span className="text-[0.62em] font-semibold tracking-[0.12em] whitespace-nowrap text-(--x-mark) uppercase @max-xl:hidden">
          {own.tag}
        </span>
      )}
    </p>
  );
}
