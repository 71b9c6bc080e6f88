interface PlantProps {
  x: number;
  y: number;
  height: number;
  fill: string;
}

export function Fir({ x, y, height, fill }: PlantProps) {
  const half = height * 0.26;
  return <path d={`M${x} ${y - height}L${x + half} ${y}H${x - half}Z`} fill={fill} />;
}

export function Tree({ x, y, height, fill, trunk }: PlantProps & { trunk: string }) {
  return (
    <>
      <rect x={x - 3} y={y - height * 0.35} width={6} height={height * 0.35} fill={trunk} />
      <ellipse cx={x} cy={y - height * 0.62} rx={height * 0.26} ry={height * 0.4} fill={fill} />
    </>
  );
}
