import { useLocation, useNavigate } from "react-router-dom";

/** History state of a record that was opened from a list, to which Back returns. */
export const CLOSED_BY_BACK = "closed by Back";

/** Closes a record: goes back where a list opened it, and calls `close` for one opened by its address. */
export function useCloseRecord(close: () => void): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => {
    if (state === CLOSED_BY_BACK) void navigate(-1);
    else close();
  };
}
