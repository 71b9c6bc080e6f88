import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { Component as StaffLayout } from "@/app/layouts/staff/staff-layout";
import { queryClient } from "@/app/query-client";
import { signOut } from "@/data/staff/session";
import { forgetPerson } from "@/lib/supabase/client";
import { stubNetwork } from "../stub-network";
import { counts, stubStaffNetwork } from "./staff-backend";

export function renderStaffArea({
  at = "/admin",
  page = (<h1>The staff page</h1>) as ReactNode,
  ...backend
}: Parameters<typeof stubStaffNetwork>[0] & { at?: string; page?: ReactNode } = {}) {
  const sent = stubStaffNetwork(backend);
  const router = createMemoryRouter(
    [{ element: <StaffLayout />, children: [{ path: "*", element: page }] }],
    { initialEntries: [at] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), sent, unmount };
}

export async function leaveStaffArea(): Promise<void> {
  // Unmounts first, so that late answers find no screen.
  cleanup();
  stubNetwork(({ path }) => (path.endsWith("/crm_counts") ? counts : { status: 204 }));
  await signOut();
  forgetPerson();
  queryClient.clear();
}
