import "@/styles/staff.css";
import { PageHead } from "@/components/head/page-head";
import { PageHeader } from "@/components/page-header";
import { KitControls } from "./kit-controls";
import { KitOverlays } from "./kit-overlays";
import { KitSurfaces } from "./kit-surfaces";

export function KitPage() {
  return (
    <>
      <PageHead title="Kit" />
      <PageHeader
        title="Kit"
        description="What every screen is built from, in src/components/ui."
      />
      <div className="grid items-start gap-4.5 xl:grid-cols-2">
        <div className="grid gap-4.5">
          <KitControls />
        </div>
        <div className="grid gap-4.5">
          <KitOverlays />
          <KitSurfaces />
        </div>
      </div>
    </>
  );
}
