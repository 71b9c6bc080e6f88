import type { ReactNode } from "react";
import { DrawnLabel } from "@/components/example-site/drawn-label";
import { Stroke } from "../drawing";

/** The services of the garden firm, each with a small picture. */
export function LandServices({ ink }: { ink: string }) {
  return (
    <>
      <Service x={486} name="Mow" ground="#BFCB8F" ink={ink}>
        <Stroke
          d="M-21 14l5-13 4 13 5-18 5 18 5-15 4 15 5-10 4 10"
          stroke={ink}
          width={3}
          cap="round"
          join="round"
        />
        <Stroke d="M-24 15H24" stroke={ink} width={3} cap="round" />
      </Service>
      <Service x={572} name="Plant" ground="#F4C542" ink={ink}>
        <Stroke d="M0 24V2" stroke={ink} width={3.5} cap="round" />
        <path d="M0 19Q-15 19-16 7-3 6 0 19ZM0 14Q13 13 15 2 3 2 0 14Z" fill={ink} />
        {[0, 72, 144, 216, 288].map((turn) => (
          <ellipse
            key={turn}
            cy={-16}
            rx={5}
            ry={8}
            fill="#D94F70"
            transform={`rotate(${turn} 0 -8)`}
          />
        ))}
        <circle cy={-8} r={4.5} fill="#FFF6DC" />
      </Service>
      <Service x={658} name="Build" ground="#E5D3AE" ink={ink}>
        <path
          d="M-24 7h15v11h-15ZM-7 7H9v11H-7ZM11 7h13v11H11ZM-17-6H1V5h-18ZM3-6h17V5H3ZM-11-19H7V-8h-18Z"
          fill="#8C8574"
        />
        <path d="M-24 7h15v4h-15ZM11 7h13v4H11ZM-17-6H1v4h-18ZM-11-19H7v4h-18Z" fill="#A9A28F" />
      </Service>
    </>
  );
}

interface ServiceProps {
  x: number;
  name: string;
  ground: string;
  ink: string;
  children: ReactNode;
}

function Service({ x, name, ground, ink, children }: ServiceProps) {
  return (
    <g transform={`translate(${x} 898)`}>
      <circle r={36} fill={ground} />
      {children}
      <DrawnLabel x={0} y={64} text={name} weight={600} fill={ink} anchor="middle" />
    </g>
  );
}
