import { Drawing, Stroke } from "../drawing";

export interface Face {
  wall: string;
  skin: string;
  shade: string;
  hair: string;
  shirt: string;
  style: "short" | "cap" | "curls" | "bun";
}

export const CREW: readonly Face[] = [
  {
    wall: "#CFE4EE",
    skin: "#8B5A3C",
    shade: "#74472C",
    hair: "#1E1410",
    shirt: "#14284B",
    style: "short",
  },
  {
    wall: "#F9B989",
    skin: "#E3B48F",
    shade: "#CB946B",
    hair: "#6B3A1E",
    shirt: "#14284B",
    style: "bun",
  },
  {
    wall: "#DCEBF1",
    skin: "#C98F68",
    shade: "#AE7650",
    hair: "#2A1A12",
    shirt: "#14284B",
    style: "cap",
  },
  {
    wall: "#F4A46D",
    skin: "#A8714C",
    shade: "#8D5A38",
    hair: "#17100C",
    shirt: "#14284B",
    style: "curls",
  },
];

export function FaceArt({ skin, shade, hair, shirt, style }: Omit<Face, "wall">) {
  return (
    <>
      {style === "bun" && <circle cx={50} cy={15} r={9} fill={hair} />}
      {style === "curls" && (
        <path d="M26 52q-8-34 24-36t24 36q4 14-4 16H30q-8-2-4-16Z" fill={hair} />
      )}
      <path d="M10 104q2-28 28-31h24q26 3 28 31Z" fill={shirt} />
      <path d="M41 62h18v12q-9 9-18 0Z" fill={shade} />
      <circle cx={30.5} cy={46} r={4.5} fill={shade} />
      <circle cx={69.5} cy={46} r={4.5} fill={shade} />
      <path d="M31 38q0-18 19-18t19 18v12q0 19-19 19T31 50Z" fill={skin} />
      {style !== "cap" && (
        <path d="M30 42q-3-24 20-24t20 24q-4-12-12-13q-10 4-20 1q-5 3-8 12Z" fill={hair} />
      )}
      {style === "cap" && <path d="M30 35q0-19 20-19t20 19l8 3q0 3-4 3H30Z" fill={shirt} />}
      {style === "short" && (
        <path d="M33 56q3 14 17 14t17-14q-4 5-9 4q-8-3-16 0q-5 1-9-4Z" fill={hair} opacity={0.9} />
      )}
      <Stroke d="M39 40q3-2 6 0M55 40q3-2 6 0" stroke={hair} width={2} cap="round" />
      <circle cx={42.5} cy={45} r={2} fill="#1E1410" />
      <circle cx={57.5} cy={45} r={2} fill="#1E1410" />
      <Stroke d="M50 46l-2 6h3" stroke={shade} width={2} cap="round" join="round" />
      <path d="M43 57q7 6 14 0q-2 6-7 6t-7-6Z" fill="#fff" />
    </>
  );
}

export function Portrait({ wall, ...face }: Face) {
  return (
    <Drawing width={100} height={100}>
      <rect width={100} height={100} fill={wall} />
      <FaceArt {...face} />
    </Drawing>
  );
}
