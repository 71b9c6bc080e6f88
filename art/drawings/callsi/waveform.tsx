import { CALL_SECONDS, exampleCall } from "@/features/marketing/callsi/callsi-call-content";

const BARS = 150;
const PAUSE_SECONDS = 1.2;

/** Park and Miller's generator: the same picture each time. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function drawBars() {
  const random = numbersFrom(7);
  return Array.from({ length: BARS }, (_, place) => {
    const second = (place / BARS) * CALL_SECONDS;
    const turn = exampleCall.findLast(({ at }) => at <= second);
    const next = exampleCall.find(({ at }) => at > second)?.at ?? CALL_SECONDS;
    const isPause = next - second < PAUSE_SECONDS;
    const height = Math.round((22 + random() * 62) * (isPause ? 0.12 : 1));
    return { x: place * 8, height: Math.max(height, 3), speaker: turn?.speaker ?? "callsi" };
  });
}

const bars = drawBars();

export function Waveform() {
  return (
    <svg width={1196} height={120} viewBox="0 0 1196 120" preserveAspectRatio="none">
      {bars.map(({ x, height, speaker }) => (
        <rect
          key={x}
          x={x}
          y={60 - height / 2}
          width={4}
          height={height}
          rx={2}
          fill={speaker === "caller" ? "var(--color-curb-400)" : "var(--color-spruce-200)"}
        />
      ))}
    </svg>
  );
}
