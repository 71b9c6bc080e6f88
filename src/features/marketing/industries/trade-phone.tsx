import type { ComponentType } from "react";
import type { PhoneTradeId } from "@/components/example-site/example-phone";
import {
  DrawnButton,
  Label,
  SceneWindow,
  Stroke,
  type TextStyle,
} from "@/components/example-site/drawing";
import { PhoneFigure } from "@/components/example-site/example-svg";
import { CleanSceneArt } from "@/components/example-site/scenes/clean-scene";
import { ElecSceneArt } from "@/components/example-site/scenes/elec-scene";
import { GarageSceneArt } from "@/components/example-site/scenes/garage-scene";
import { LandSceneArt } from "@/components/example-site/scenes/land-scene";
import { PestSceneArt } from "@/components/example-site/scenes/pest-scene";
import { RoofSceneArt } from "@/components/example-site/scenes/roof-scene";
import type { DrawnTradeId } from "@/lib/site/trades";
import { phoneDesigns } from "./phone-designs";

type DrawnHere = Exclude<DrawnTradeId, PhoneTradeId>;

const ART: Record<DrawnHere, ComponentType> = {
  roof: RoofSceneArt,
  elec: ElecSceneArt,
  land: LandSceneArt,
  clean: CleanSceneArt,
  pest: PestSceneArt,
  garage: GarageSceneArt,
};

const MARGIN = 22;
const WIDTH = 390;

export interface PhoneDesign {
  ground: string;
  bar: { fill: string; ink: string };
  wordmark: TextStyle & { text: string };
  /** Two or three lines below the picture. */
  headline: TextStyle & { lines: readonly string[]; accent: string; lineHeight: number };
  line: { text: string; fill: string };
  choices: { title: string; names: readonly string[]; fill: string; ink: string };
  call: { text: string; fill: string; ink: string; rx: number };
}

const BAR_HEIGHT = 92;
const ART_BOX = [0, BAR_HEIGHT, WIDTH, 248] as const;
const HEADLINE_TOP = 396;
const CHOICE_WIDTH = 167;

/** The trades nobody has drawn a phone for: the site's own words and picture, one column wide. */
export function TradePhone({ trade }: { trade: DrawnHere }) {
  const design = phoneDesigns[trade];
  const Art = ART[trade];
  return (
    <PhoneFigure trade={trade}>
      <rect width={WIDTH} height={780} fill={design.ground} />
      <rect width={WIDTH} height={BAR_HEIGHT} fill={design.bar.fill} />
      <Label x={MARGIN} y={68} {...design.wordmark} />
      <Stroke d="M336 52h32M336 61h32M336 70h32" stroke={design.bar.ink} width={3} />
      <SceneWindow box={ART_BOX}>
        <Art />
      </SceneWindow>
      <Headline {...design.headline} />
      <Label x={MARGIN} y={500} text={design.line.text} size={18} fill={design.line.fill} />
      <Choices {...design.choices} />
      <DrawnButton
        box={[MARGIN, 694, WIDTH - 2 * MARGIN, 60]}
        text={design.call.text}
        fill={design.call.fill}
        ink={design.call.ink}
        rx={design.call.rx}
        size={21}
      />
    </PhoneFigure>
  );
}

function Headline({ lines, accent, lineHeight, ...style }: PhoneDesign["headline"]) {
  return lines.map((text, row) => (
    <Label
      key={text}
      {...style}
      x={MARGIN}
      y={HEADLINE_TOP + row * lineHeight}
      text={text}
      fill={row === lines.length - 1 ? accent : (style.fill ?? "var(--color-asphalt-950)")}
    />
  ));
}

function Choices({ title, names, fill, ink }: PhoneDesign["choices"]) {
  return (
    <>
      <Label x={MARGIN} y={556} text={title} size={18} weight={650} fill={ink} />
      {names.map((name, place) => {
        const x = MARGIN + (place % 2) * (CHOICE_WIDTH + 12);
        const y = 572 + Math.floor(place / 2) * 56;
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            <rect width={CHOICE_WIDTH} height={46} rx={6} fill={fill} />
            <Label
              x={CHOICE_WIDTH / 2}
              y={29}
              text={name}
              size={17}
              weight={600}
              fill={ink}
              anchor="middle"
            />
          </g>
        );
      })}
    </>
  );
}
