import { useId } from "react";
import { Stroke } from "./drawing";

type Hair = "curls" | "beard" | "long" | "cap" | "scarf";

export interface Person {
  wall: string;
  skin: string;
  /** Neck, ears, nose and mouth, a shade darker. */
  shade: string;
  hair: Hair;
  hairColor: string;
}

interface PortraitProps {
  person: Person;
  x: number;
  y: number;
  radius: number;
  /** Shirt and its collar. */
  shirt: string;
  collar: string;
}

const INK = "#2A1A12";

/** Somebody's face in a round picture. */
export function Portrait({ person, x, y, radius, shirt, collar }: PortraitProps) {
  const id = useId();
  const { wall, skin, shade, hair, hairColor } = person;
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 30})`}>
      <clipPath id={id}>
        <circle r={30} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <circle r={30} fill={wall} />
        <HairBehind hair={hair} fill={hairColor} />
        <path d="M-25 32Q-24 14-8 12H8Q24 14 25 32Z" fill={shirt} />
        <path d="M-5 4H5V13Q0 18-5 13Z" fill={shade} />
        <path d="M-8 12L0 21 8 12 10 17 0 26-10 17Z" fill={collar} />
        <circle cx={-11} cy={-3} r={2.6} fill={shade} />
        <circle cx={11} cy={-3} r={2.6} fill={shade} />
        <path d="M-11-7Q-11-17 0-17T11-7V-2Q11 10 0 10T-11-2Z" fill={skin} />
        <HairInFront hair={hair} fill={hairColor} band={collar} />
        <circle cx={-4.4} cy={-3} r={1.4} fill={INK} />
        <circle cx={4.4} cy={-3} r={1.4} fill={INK} />
        <Stroke
          d="M-6.8-6.6q2.2-1.4 4.4-.4M2.4-7q2.2-1 4.4.4"
          stroke={INK}
          width={1.1}
          cap="round"
        />
        <Stroke d="M.4-2.4q1.6 3-.6 3.4" stroke={shade} width={1.2} cap="round" />
        <Stroke
          d="M-3.6 4q3.6 3.2 7.2 0"
          stroke={hair === "beard" ? "#F3E3D6" : INK}
          width={1.3}
          cap="round"
        />
      </g>
    </g>
  );
}

type HairProps = { hair: Hair; fill: string };

function HairBehind({ hair, fill }: HairProps) {
  if (hair === "curls") {
    return (
      <path
        d="M-15 4a7 7 0 0 1-2-11 7 7 0 0 1 5-10 8 8 0 0 1 12-4 8 8 0 0 1 12 4 7 7 0 0 1 5 10 7 7 0 0 1-2 11Z"
        fill={fill}
      />
    );
  }
  if (hair === "long") return <path d="M-14 18Q-18-20 0-21T14 18Z" fill={fill} />;
  if (hair === "scarf") return <path d="M8-14Q22-18 18 4 12 0 9-4Z" fill={fill} />;
  return null;
}

function HairInFront({ hair, fill, band }: HairProps & { band: string }) {
  switch (hair) {
    case "curls":
      return <path d="M-11-6q-1-12 11-12T11-6q-2-5-6-6-2 2-5 1-3 2-5-1-5 1-6 6Z" fill={fill} />;
    case "beard":
      return (
        <>
          <path d="M-11-5q-1-14 11-14T11-5L9-10Q0-13-9-10Z" fill={fill} />
          <path d="M-11-2L-8 1Q0-2 8 1L11-2Q12 12 0 12T-11-2Z" fill={fill} />
        </>
      );
    case "long":
      return <path d="M-12 2q-2-21 12-21T12 2Q11-7 4-12-2-6-9-7-11-3-12 2Z" fill={fill} />;
    case "cap":
      return (
        <>
          <Stroke d="M-4.6 1.6Q0-.6 4.6 1.6" stroke={fill} width={2.6} cap="round" />
          <path d="M-11.5-3v-4h2v4ZM9.5-3v-4h2v4Z" fill={fill} />
          <path d="M-12-8Q-12-21 0-21T12-8Z" fill={band} />
          <path d="M-12-8Q4-13 17-6 4-8-12-6.6Z" fill={INK} />
        </>
      );
    case "scarf":
      return (
        <>
          <path d="M-11-4q-1-10 11-11T11-4Q8-9 0-9T-11-4Z" fill={INK} />
          <path d="M-12-8Q-12-20 0-20T12-8Q0-14-12-8Z" fill={fill} />
        </>
      );
  }
}
