import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DrawnTradeId } from "@/lib/site/trades";
import { exampleLabels } from "./example-labels";
import { SceneWindow } from "./drawing";
import "./example-site.css";

export interface PictureProps {
  /** Hides the drawing from assistive technology when the text beside it says the same. */
  decorative?: boolean;
  /** Replaces the default description; it must still say that this is an example. */
  label?: string;
  className?: string;
}

export interface ExampleSiteProps extends PictureProps {
  /** Retitles the site. With `business` or `town` given, claims of the example's own are left out. */
  business?: string;
  town?: string;
  /** Crops the 720 x 1000 drawing from the top. */
  height?: number;
}

export interface SceneProps extends PictureProps {
  width?: number;
  height?: number;
}

interface DrawingProps {
  trade: DrawnTradeId;
  children: ReactNode;
}

/** The 720-wide page every trade's site is drawn on. */
export function SiteSvg(props: ExampleSiteProps & DrawingProps) {
  const { trade, business, town, height = 1000, children } = props;
  const { t } = useTranslation();
  const isPreview = business !== undefined || town !== undefined;
  const label = t(exampleLabels[trade][isPreview ? "preview" : "site"]);
  return (
    <svg viewBox={`0 0 720 ${height}`} {...pictureAttributes(props, "xs-site", label)}>
      {children}
    </svg>
  );
}

/** A scene on its own: fills its box and crops what does not fit. */
export function SceneSvg(props: SceneProps & DrawingProps) {
  const { trade, width = 720, height = 430, children } = props;
  const { t } = useTranslation();
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      {...pictureAttributes(props, "xs-scene", t(exampleLabels[trade].scene))}
    >
      <SceneWindow box={[0, 0, width, height]}>{children}</SceneWindow>
    </svg>
  );
}

/** A phone's case with a 390 x 780 screen in it. */
export function PhoneFigure(props: PictureProps & DrawingProps) {
  const { trade, className, children } = props;
  const { t } = useTranslation();
  const screen = {
    decorative: props.decorative ?? false,
    label: props.label ?? t(exampleLabels[trade].phone),
  };
  return (
    <figure className={joined("xs-phone", className)}>
      <svg viewBox="0 0 390 780" {...pictureAttributes(screen, "xs-phone-screen", screen.label)}>
        {children}
      </svg>
    </figure>
  );
}

function pictureAttributes(props: PictureProps, baseClass: string, defaultLabel: string) {
  const className = joined(baseClass, props.className);
  if (props.decorative) return { className, "aria-hidden": true } as const;
  return { className, role: "img", "aria-label": props.label ?? defaultLabel } as const;
}

function joined(baseClass: string, className: string | undefined) {
  return className ? `${baseClass} ${className}` : baseClass;
}
