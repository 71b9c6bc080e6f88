import type { ComponentType } from "react";
import { DrawnLabel, type TextStyle } from "@/components/example-site/drawn-label";
import { Drawing, DrawnButton, SceneWindow, Stroke } from "../drawing";
import { CleanSceneArt } from "../scenes/clean-scene";
import { ElecSceneArt } from "../scenes/elec-scene";
import { GarageSceneArt } from "../scenes/garage-scene";
import { LandSceneArt } from "../scenes/land-scene";
import { PestSceneArt } from "../scenes/pest-scene";
import { RoofSceneArt } from "../scenes/roof-scene";
import { phoneDesigns, type PlainPhoneTradeId } from "./phone-designs";

const ART: Record<PlainPhoneTradeId, ComponentType> = {
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
export function TradePhone({ trade }: { trade: PlainPhoneTradeId }) {
  const design = phoneDesigns[trade];
  const Art = ART[trade];
  return (
    <Drawing width={WIDTH} height={780}>
      <rect width={WIDTH} height={780} fill={design.ground} />
      <rect width={WIDTH} height={BAR_HEIGHT} fill={design.bar.fill} />
      <DrawnLabel x={MARGIN} y={68} {...design.wordmark} />
      <Stroke d="M336 52h32M336 61h32M336 70h32" stroke={design.bar.ink} width={3} />
      <SceneWindow box={ART_BOX}>
        <Art />
      </SceneWindow>
      <Headline {...design.headline} />
      <DrawnLabel x={MARGIN} y={500} text={design.line.text} size={18} fill={design.line.fill} />
      <Choices {...design.choices} />
      <DrawnButton
        box={[MARGIN, 694, WIDTH - 2 * MARGIN, 60]}
        text={design.call.text}
        fill={design.call.fill}
        ink={design.call.ink}
        rx={design.call.rx}
        size={21}
      />
    </Drawing>
  );
}

function Headline({ lines, accent, lineHeight, ...style }: PhoneDesign["headline"]) {
  return lines.map((text, row) => (
    <DrawnLabel
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
      <DrawnLabel x={MARGIN} y={556} text={title} size={18} weight={650} fill={ink} />
      {names.map((name, place) => {
        const x = MARGIN + (place % 2) * (CHOICE_WIDTH + 12);
        const y = 572 + Math.floor(place / 2) * 56;
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            <rect width={CHOICE_WIDTH} height={46} rx={6} fill={fill} />
            <DrawnLabel
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
