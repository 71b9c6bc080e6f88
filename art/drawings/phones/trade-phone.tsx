import type { ComponentType } from "react";
import { DrawnLabel, type TextStyle } from "@/components/example-site/drawn-label";
import type { DrawnTradeId } from "@/content/trades";
import { Drawing, DrawnButton, OutlinedButton, SceneWindow, Stroke } from "../drawing";
import { phoneDesigns } from "./phone-designs";

const MARGIN = 22;
const WIDTH = 390;
const HEIGHT = 780;
const BAR_HEIGHT = 96;
const ART_HEIGHT = 216;

export interface PhoneDesign {
  ground: string;
  ink: string;
  bar: { fill: string; ink: string };
  phone: string;
  wordmark: TextStyle & { text: string };
  headline: TextStyle & { lines: readonly string[]; accent: string; lineHeight: number };
  isPictureFirst: boolean;
  line: { texts: readonly string[]; fill: string };
  button: { text: string; fill: string; ink: string };
  second?: string;
  call?: { fill: string; ink: string };
  rx: number;
  next: {
    title: TextStyle & { text: string };
    rows: readonly (readonly [name: string, note: string])[];
    fill: string;
    ink: string;
    glow: string;
  };
}

export function TradePhone({ trade, Art }: { trade: DrawnTradeId; Art: ComponentType }) {
  const design = phoneDesigns[trade];
  const { bar, headline, line, button, call = button, next, rx, isPictureFirst } = design;
  const wordsTop = isPictureFirst ? BAR_HEIGHT + ART_HEIGHT + 18 : BAR_HEIGHT + 10;
  const lineTop = wordsTop + headline.lines.length * headline.lineHeight;
  const buttonTop = lineTop + line.texts.length * 24 + 18;
  const wordsEnd = buttonTop + 134;
  const nextTop = isPictureFirst ? wordsEnd : 620;
  return (
    <Drawing width={WIDTH} height={HEIGHT}>
      <rect width={WIDTH} height={HEIGHT} fill={design.ground} />
      <SceneWindow
        box={
          isPictureFirst
            ? [0, BAR_HEIGHT, WIDTH, ART_HEIGHT]
            : [0, wordsEnd, WIDTH, nextTop - wordsEnd]
        }
      >
        <Art />
      </SceneWindow>
      <rect width={WIDTH} height={BAR_HEIGHT} fill={bar.fill} />
      <DrawnLabel x={MARGIN} y={72} fill={bar.ink} {...design.wordmark} />
      <DrawnButton
        box={[238, 44, 132, 42]}
        text={design.phone}
        size={14.5}
        rx={rx}
        fill={call.fill}
        ink={call.ink}
      />
      {headline.lines.map((text, row) => (
        <DrawnLabel
          key={text}
          {...headline}
          x={MARGIN}
          y={wordsTop + (row + 0.8) * headline.lineHeight}
          text={text}
          fill={row === headline.lines.length - 1 ? headline.accent : design.ink}
        />
      ))}
      {line.texts.map((text, row) => (
        <DrawnLabel
          key={text}
          x={MARGIN}
          y={lineTop + 20 + row * 24}
          text={text}
          size={17}
          fill={line.fill}
        />
      ))}
      <DrawnButton
        {...button}
        box={[MARGIN, buttonTop, WIDTH - 2 * MARGIN, 54]}
        size={19}
        rx={rx}
      />
      <OutlinedButton
        box={[MARGIN, buttonTop + 64, WIDTH - 2 * MARGIN, 54]}
        text={design.second ?? `Call ${design.phone}`}
        ink={design.ink}
        size={19}
        rx={rx}
      />
      <Next {...next} top={nextTop} />
    </Drawing>
  );
}

function Next({ title, rows, fill, ink, glow, top }: PhoneDesign["next"] & { top: number }) {
  return (
    <>
      <rect y={top} width={WIDTH} height={HEIGHT - top} fill={fill} />
      <DrawnLabel x={MARGIN} y={top + 46} size={25} fill={ink} {...title} />
      {rows.map(([name, note], place) => (
        <g key={name} transform={`translate(${MARGIN} ${top + 66 + place * 46})`}>
          <Stroke d={`M0 0h${WIDTH - 2 * MARGIN}`} stroke={`${ink}40`} width={1.5} />
          <DrawnLabel x={0} y={30} text={name} size={18} weight={650} fill={ink} />
          <DrawnLabel
            x={WIDTH - 2 * MARGIN}
            y={30}
            text={note}
            weight={600}
            fill={glow}
            anchor="end"
          />
        </g>
      ))}
    </>
  );
}
