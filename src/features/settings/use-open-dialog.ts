import { useUrlState, type UrlCodec } from "@/hooks/use-url-state";

type OpenDialog = { openId: string | null };

const codec: UrlCodec<OpenDialog, OpenDialog> = {
  parse: (params) => ({ openId: params.get("open") }),
  write: ({ openId }) => ({ open: openId }),
};

/** The open dialog's id, in the URL. */
export function useOpenDialog() {
  const { state, change } = useUrlState(codec);
  return {
    openId: state.openId,
    open: (id: string) => change({ openId: id }),
    close: () => change({ openId: null }, { isReplacing: true }),
  };
}
