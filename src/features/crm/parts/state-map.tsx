import { Store } from "lucide-react";
import { hasStateMap, stateMapAddress } from "./state-maps";
import "./state-map.css";

type StateMapProps = { region: string | null };

/**
 * The outline of a state, drawn by `npm run maps`. Without a pin, since a town's place within it
 * is not known; a storefront where not even the state is. Says nothing that the words beside it
 * do not say, so it is silent.
 */
export function StateMap({ region }: StateMapProps) {
  if (!hasStateMap(region)) {
    return (
      <span className="state-map state-map-unknown" aria-hidden="true">
        <Store size={20} />
      </span>
    );
  }
  return (
    <img
      className="state-map"
      src={stateMapAddress(region)}
      width={48}
      height={48}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
