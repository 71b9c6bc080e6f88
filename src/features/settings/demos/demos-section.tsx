import { useQuery } from "@tanstack/react-query";
import { demoCalendarQuery } from "@/data/settings/queries";
import { HostsCard } from "./hosts-card";
import { Loaded } from "../loaded";
import { DemoSettingsCard } from "./demo-settings-card";

export function DemosSection() {
  return (
    <Loaded query={useQuery(demoCalendarQuery())}>
      {(calendar) => (
        <div className="grid gap-4.5">
          <DemoSettingsCard settings={calendar.settings} />
          <HostsCard calendar={calendar} />
        </div>
      )}
    </Loaded>
  );
}
