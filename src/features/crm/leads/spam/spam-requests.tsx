import { useUrlState, type UrlCodec } from "@/hooks/use-url-state";
import { SpamNotice } from "./spam-notice";
import { SpamSheet } from "./spam-sheet";

type SpamAddress = { isOpen: boolean };

const codec: UrlCodec<SpamAddress, SpamAddress> = {
  parse: (params) => ({ isOpen: params.get("suspects") === "open" }),
  write: ({ isOpen }) => ({ suspects: isOpen ? "open" : null }),
};

export function SpamRequests({ canWrite }: { canWrite: boolean }) {
  const { state, change } = useUrlState(codec);
  return (
    <>
      <SpamNotice onOpen={() => change({ isOpen: true })} />
      <SpamSheet
        isOpen={state.isOpen}
        canWrite={canWrite}
        onClose={() => change({ isOpen: false }, { isReplacing: true })}
      />
    </>
  );
}
