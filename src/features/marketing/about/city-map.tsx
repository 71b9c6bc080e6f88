import { useTranslation } from "react-i18next";
import { DrawnPicture } from "@/components/drawn-picture";
import { cn } from "@/lib/cn";
import type { site } from "@/content/company";

export type City = (typeof site.offices)[number]["city"];

/** For t(). */
const LABELS: Record<City, string> = {
  "New York": "Sketch map of New York, pin in Manhattan",
  "Los Angeles": "Sketch map of Los Angeles, pin downtown",
  Toronto: "Sketch map of Toronto, pin near the lakeshore",
  Ottawa: "Sketch map of Ottawa, pin south of the river",
};

export function CityMap({ city, className }: { city: City; className?: string }) {
  const { t } = useTranslation();
  return (
    <DrawnPicture
      className={cn("object-cover", className)}
      src={`/drawings/cities/${city.toLowerCase().replace(" ", "-")}.svg`}
      alt={t(LABELS[city])}
      width={300}
      height={330}
    />
  );
}
