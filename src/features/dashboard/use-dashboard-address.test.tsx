import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderDashboard } from "@tests/screens/dashboard";

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("keeps a choice that is followed by another before the page has been drawn again", async () => {
  const { router } = renderDashboard({ parts: ["systemStatus"] });
  await screen.findAllByText("Operational");
  act(() => {
    choose("Time range", "7d");
    choose("Clients", "enterprise");
  });
  await waitFor(() => expect(router.state.location.search).toBe("?range=7d&clients=enterprise"));
  act(() => {
    choose("Expiring within", "90");
    choose("Time range", "30d");
  });
  await waitFor(() => expect(router.state.location.search).toBe("?clients=enterprise&expiring=90"));
});

it("opens two jobs that are asked for before the page has been drawn again", async () => {
  const { router } = renderDashboard({ parts: ["provisioningJobs"], at: "/admin/dashboard?jobs=" });
  const toggles = await screen.findAllByRole("button", { name: /^Steps for/ });
  act(() => {
    for (const toggle of toggles.slice(0, 2)) fireEvent.click(toggle);
  });
  await waitFor(() =>
    expect(screen.getAllByRole("button", { name: /^Steps for/, expanded: true })).toHaveLength(2),
  );
  expect(router.state.location.search).toMatch(/jobs=[^,]+(%2C|,)[^,]+$/);
});

it("does not bring back what the reader went back from", async () => {
  const { router } = renderDashboard({ parts: ["systemStatus"] });
  act(() => {
    choose("Time range", "7d");
  });
  await screen.findByDisplayValue("7 days");
  await act(() => router.navigate(-1));
  await screen.findByDisplayValue("30 days");
  act(() => {
    choose("Clients", "enterprise");
  });
  await waitFor(() => expect(router.state.location.search).toBe("?clients=enterprise"));
});
