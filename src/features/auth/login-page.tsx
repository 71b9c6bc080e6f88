import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Curb } from "@/components/brand/curb";
import { BrowserFrame } from "@/components/example-site/browser-frame";
import { ExampleSite } from "@/components/example-site/example-picture";
import { Logo } from "@/components/brand/logo";
import { TextLink } from "@/components/text-link";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";

type LoginPageProps = { children: ReactNode };

export function LoginPage({ children }: LoginPageProps) {
  const { t } = useTranslation();
  return (
    <div className="grid min-h-screen bg-surface lg:grid-cols-[minmax(460px,5fr)_7fr]">
      <main
        className="flex min-h-screen flex-col items-start p-[clamp(1.25rem,4vw,3.5rem)]"
        id="main"
      >
        <Logo front="var(--text)" opening="var(--surface)" />
        <div className="my-auto w-full max-w-100 py-8 [&_h1]:text-[2.625rem]/[1.05] [&_h1]:tracking-tight">
          {children}
        </div>
        <TextLink variant="painted" to={paths.home}>
          {t("Back to the public site")}
        </TextLink>
      </main>
      <Street />
    </div>
  );
}

function Street() {
  const { t } = useTranslation();
  return (
    <div
      className="relative flex flex-col justify-end overflow-hidden bg-sky-100 text-asphalt-950 max-lg:hidden"
      aria-hidden="true"
    >
      <p className="absolute top-16 left-16 max-w-[15ch] font-display text-4xl/[1.12] font-semibold tracking-tight">
        {t("Every front on the street is ours to keep.")}
      </p>
      <div className="flex w-max items-end gap-11 pl-16">
        <Shop trade="clean" className="h-113 w-78">
          <ExampleSite trade="clean" alt="" />
        </Shop>
        <Shop trade="garage" className="h-98 w-92">
          <ExampleSite trade="garage" alt="" />
        </Shop>
        <Shop trade="pest" className="h-112 w-78">
          <ExampleSite trade="pest" alt="" />
        </Shop>
      </div>
      <Curb className="[--face:32px]" />
      <div className="h-16 bg-asphalt-800" />
    </div>
  );
}

type ShopProps = Pick<ComponentProps<typeof BrowserFrame>, "trade" | "children"> & {
  /** Sets the height; the rest of the storefront is cut off. */
  className: string;
};

function Shop({ className, ...frame }: ShopProps) {
  return (
    <div className={cn("-mx-3.5 overflow-hidden px-3.5 pt-1.5", className)}>
      <BrowserFrame {...frame} awning />
    </div>
  );
}
