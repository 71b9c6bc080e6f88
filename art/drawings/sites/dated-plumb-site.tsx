import { useId } from "react";
import { DrawnLabel, type TextStyle } from "@/components/example-site/drawn-label";
import { Drawing, Stroke } from "../drawing";
import { LINKS, NAV, SERVICES, WELCOME } from "./dated-plumb-content";

const TIMES = "Times New Roman,Times,serif";
const VERDANA = "Verdana,Arial,sans-serif";
const BLUE = "#24508C";
const LINK = "#0000CC";
const RED = "#A00";
const GRAY = "#888";

export function DatedPlumbSite() {
  return (
    <Drawing width={720} height={1000}>
      <rect width={720} height={1000} fill="#9FB4C8" />
      <rect x={70} width={580} height={1000} fill="#fff" />
      <Banner />
      <Sidebar />
      <Welcome />
      <Photo />
      <MissingPlugin />
      <Times x={252} y={572} text={LINKS.directions} size={15} fill={LINK} />
      <Stroke d="M252 576h166" stroke={LINK} width={1} />
      <Small x={252} y={604} text={LINKS.updated} size={11} fill={GRAY} />
      <Notice />
    </Drawing>
  );
}

type DatedTextProps = TextStyle & { x: number; y: number; text: string };

function Times(props: DatedTextProps) {
  return <DrawnLabel {...props} family={TIMES} />;
}

function Small(props: DatedTextProps) {
  return <DrawnLabel {...props} family={VERDANA} />;
}

function Banner() {
  const id = useId();
  const blue = `${id}blue`;
  const gray = `${id}gray`;
  return (
    <>
      <Fade id={blue} from="#8FB8E8" to={BLUE} />
      <Fade id={gray} from="#F4F4F4" to="#B9B9B9" />
      <rect x={70} width={580} height={110} fill={`url(#${blue})`} />
      <Times x={90} y={52} text={WELCOME.name} size={29} weight={700} fill="#fff" />
      <Times x={90} y={80} text={WELCOME.motto} size={17} fill="#FFFF99" />
      <rect x={70} y={110} width={580} height={28} fill={`url(#${gray})`} />
      {NAV.map((text, i) => (
        <g key={text} transform={`translate(${i * 92})`}>
          <Small x={92} y={129} text={text} size={12} fill="#222" />
          <Stroke d="M158 112v24" stroke="#999" width={1} />
        </g>
      ))}
      <rect x={70} y={780} width={580} height={24} fill={`url(#${gray})`} />
      <Small x={360} y={796} text={LINKS.copyright} size={10} fill="#444" anchor="middle" />
    </>
  );
}

function Fade({ id, from, to }: { id: string; from: string; to: string }) {
  return (
    <linearGradient id={id} x2={0} y2={1}>
      <stop stopColor={from} />
      <stop offset={1} stopColor={to} />
    </linearGradient>
  );
}

function Sidebar() {
  const coupon = { weight: 700, fill: RED, anchor: "middle" } as const;
  return (
    <>
      <rect x={84} y={152} width={150} height={420} fill="#EEF3F9" stroke="#9FB4C8" />
      <Small x={94} y={174} text={SERVICES.heading} size={12} weight={700} fill={BLUE} />
      {SERVICES.items.map((text, i) => (
        <Small key={text} x={100} y={200 + i * 24} text={`» ${text}`} size={11} fill={LINK} />
      ))}
      <rect
        x={96}
        y={410}
        width={126}
        height={60}
        fill="#FFF7C4"
        stroke="#C0A000"
        strokeDasharray="4 3"
      />
      <Small x={159} y={436} text={SERVICES.coupon} size={10} {...coupon} />
      <Small x={159} y={454} text={SERVICES.expiry} size={9} fill="#444" anchor="middle" />
    </>
  );
}

function Welcome() {
  return (
    <>
      <Times x={252} y={178} text={WELCOME.heading} size={24} weight={700} fill={BLUE} />
      {WELCOME.lines.map((text, i) => (
        <Times key={text} x={252} y={206 + i * 18} text={text} size={14} fill="#333" />
      ))}
    </>
  );
}

function Photo() {
  return (
    <>
      <rect x={252} y={384} width={180} height={130} fill="#D8D8D8" stroke={GRAY} />
      <path d="M262 504l50-70 34 40 24-26 52 56Z" fill="#B4B4B4" />
      <circle cx={400} cy={414} r={12} fill="#C4C4C4" />
      <Small x={342} y={532} text={WELCOME.caption} size={10} fill="#777" anchor="middle" />
    </>
  );
}

function MissingPlugin() {
  const text = { size: 12, fill: "#666", anchor: "middle" } as const;
  return (
    <>
      <rect x={450} y={384} width={186} height={130} fill="#F4F4F4" stroke={GRAY} />
      <Small x={543} y={440} text={WELCOME.plugin[0]} {...text} />
      <Small x={543} y={458} text={WELCOME.plugin[1]} {...text} />
    </>
  );
}

function Notice() {
  return (
    <>
      <rect x={84} y={640} width={550} height={110} fill="#FFFFCC" stroke="#CCCC66" />
      <Small x={100} y={670} text={LINKS.hours} size={12} weight={700} fill={RED} />
      <Small x={100} y={694} text={LINKS.faxes} size={12} fill="#333" />
      <Small x={100} y={728} text={LINKS.visitor} size={11} fill="#333" />
      {["0", "0", "4", "2", "1", "7"].map((digit, i) => (
        <g key={i} transform={`translate(${250 + i * 16} 714)`}>
          <rect width={15} height={20} fill="#111" />
          <DrawnLabel x={7} y={15} text={digit} family="monospace" size={14} {...COUNTER_DIGIT} />
        </g>
      ))}
    </>
  );
}

const COUNTER_DIGIT = { fill: "#6F6", anchor: "middle" } as const;
