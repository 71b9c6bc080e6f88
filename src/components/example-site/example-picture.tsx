import { useTranslation } from "react-i18next";
import { DrawnPicture } from "@/components/drawn-picture";
import { cn } from "@/lib/cn";
import type { DrawnTradeId } from "@/content/trades";
import { exampleLabels } from "./example-labels";
import "./example-site.css";

interface ExamplePictureProps {
  trade: DrawnTradeId;
  /** "" when the text beside it says the same; by default a description of the picture. */
  alt?: string;
  isEager?: boolean;
  className?: string;
}

type ExampleSiteProps = ExamplePictureProps & {
  /** On a phone, shows the site's phone layout. */
  isPhoneOnPhones?: boolean;
};

/** The drawn site of an invented business. Drawn by art/drawings, as are the others here. */
export function ExampleSite({ trade, alt, isPhoneOnPhones, ...picture }: ExampleSiteProps) {
  const { t } = useTranslation();
  const site = (
    <DrawnPicture
      {...picture}
      src={`/drawings/sites/${trade}.svg`}
      alt={alt ?? t(exampleLabels[trade].site)}
      width={720}
      height={1000}
    />
  );
  // oxlint-disable-next-line translated-pages/text-alone -- a picture
  if (!isPhoneOnPhones) return site;
  return (
    <picture>
      <source media="(width < 40rem)" srcSet={`/drawings/phones/${trade}.svg`} />
      {site}
    </picture>
  );
}

/** A phone's case with the site on its screen. */
export function ExamplePhone({ trade, alt, className, ...picture }: ExamplePictureProps) {
  const { t } = useTranslation();
  return (
    <figure className={cn("xs-phone", className)}>
      <DrawnPicture
        {...picture}
        className="xs-phone-screen"
        src={`/drawings/phones/${trade}.svg`}
        alt={alt ?? t(exampleLabels[trade].phone)}
        width={390}
        height={780}
      />
    </figure>
  );
}

/** The trade's landscape as a background; crops what does not fit. */
export function TradeScene({ trade, className }: Pick<ExamplePictureProps, "trade" | "className">) {
  return (
    <DrawnPicture
      className={cn("object-cover", className)}
      src={`/drawings/scenes/${trade}.svg`}
      alt=""
      width={720}
      height={430}
    />
  );
}
