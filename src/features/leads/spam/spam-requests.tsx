import { useUrlState, type UrlCodec } from "@/hooks/use-url-state";
import { SuspectNotice } from "./spam-notice";
import { SuspectsSheet } from "./spam-sheet";

type SuspectsAddress = { isOpen: boolean };

const codec: UrlCodec<SuspectsAddress, SuspectsAddress> = {
  parse: (params) => ({ isOpen: params.get("suspects") === "open" }),
  write: ({ isOpen }) => ({ suspects: isOpen ? "open" : null }),
};

export function SuspectRequests({ canWrite }: { canWrite: boolean }) {
  const { state, change } = useUrlState(codec);
  return (
    <>
      <SuspectNotice onOpen={() => change({ isOpen: true })} />
      <SuspectsSheet
        isOpen={state.isOpen}
        canWrite={canWrite}
        onClose={() => change({ isOpen: false }, { isReplacing: true })}
      />
    </>
  );
}
