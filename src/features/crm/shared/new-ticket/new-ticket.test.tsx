import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { clientOf, overviewOf, siteOf } from "@tests/fixtures/clients";
import { stubNetwork } from "@tests/stub-network";
import { renderPage } from "@tests/render";
import type { Site } from "@/data/clients/part-schemas";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { NewTicket } from "./new-ticket";

const CLIENT = { id: "5a000000-0000-4000-8000-0000000000c1", business: "Halden Air" };
const site = (id: string, domain: string) => siteOf({ id, domain });

function open(sites: Site[]) {
  const sent = stubNetwork(({ path }) =>
    path === "/rest/v1/rpc/client_overview"
      ? { body: overviewOf({ ...CLIENT, sites }) }
      : { body: [] },
  );
  const onCreated = vi.fn();
  renderPage(<NewTicket isOpen client={CLIENT} onClose={() => undefined} onCreated={onCreated} />);
  return { user: userEvent.setup(), sent, onCreated };
}

const stored = (sent: ReturnType<typeof stubNetwork>) =>
  sent.find(({ path, method }) => path === "/rest/v1/tickets" && method === "POST")?.body;

beforeEach(() => localStorage.clear());

it("takes the only site there is", async () => {
  const { user, sent, onCreated } = open([site("s1", "haldenair.example")]);
  await waitFor(() =>
    expect(screen.getByLabelText("Site")).toHaveDisplayValue("haldenair.example"),
  );
  await user.type(screen.getByLabelText("Subject"), "Photos");
  await user.click(screen.getByRole("button", { name: "Open ticket" }));
  await waitFor(() => expect(onCreated).toHaveBeenCalled());
  expect(stored(sent)).toMatchObject({ site_id: "s1" });
});

it("takes none where somebody says so, or where there are several", async () => {
  const { user, sent } = open([site("s1", "one.example"), site("s2", "two.example")]);
  await screen.findByRole("option", { name: "two.example" });
  expect(screen.getByLabelText("Site")).toHaveDisplayValue("No particular site");
  await user.selectOptions(screen.getByLabelText("Site"), "one.example");
  await user.selectOptions(screen.getByLabelText("Site"), "No particular site");
  await user.type(screen.getByLabelText("Subject"), "Photos");
  await user.click(screen.getByRole("button", { name: "Open ticket" }));
  await waitFor(() => expect(stored(sent)).toMatchObject({ site_id: null }));
});

it("keeps the client that was chosen when its label is clicked", async () => {
  const list = { rows: [clientOf(CLIENT)], next: null, total: 1 };
  stubNetwork(({ path }) => {
    if (path === "/rest/v1/rpc/list_clients") return { body: list };
    if (path === "/rest/v1/rpc/client_overview") return { body: overviewOf(CLIENT) };
    return { body: [] };
  });
  renderPage(<NewTicket isOpen onClose={() => undefined} onCreated={() => undefined} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("option", { name: /Halden Air/ }));
  const another = await screen.findByRole("button", { name: "Choose another" });
  await user.click(screen.getByText("Client", { selector: "label" }));
  expect(screen.getByLabelText("Client")).toHaveTextContent("Halden Air");
  await user.click(another);
  expect(screen.getByRole("combobox", { name: "Client" })).toBeVisible();
});

it("says who gets to read the first message: a reply is mailed", async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole("button", { name: "Our reply" }));
  expect(screen.getByLabelText("Our reply")).toHaveAccessibleDescription(
    /^Goes to the client by e-mail/,
  );
  await user.click(screen.getByRole("button", { name: "Internal note" }));
  expect(screen.getByLabelText("Internal note")).toHaveAccessibleDescription(
    /^Only staff see this/,
  );
  expect(screen.queryByText(/e-mail/)).not.toBeInTheDocument();
});

it("says what is missing, and goes to it", async () => {
  stubNetwork(({ path }) =>
    path === "/rest/v1/rpc/list_clients"
      ? { body: { rows: [], next: null, total: 0 } }
      : { body: [] },
  );
  renderPage(<NewTicket isOpen onClose={() => undefined} onCreated={() => undefined} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Open ticket" }));
  expect(await screen.findByText("Choose the client this is about.")).toBeVisible();
  expect(screen.getByText("Say in a few words what it is about.")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Client" })).toHaveFocus());
  await user.click(screen.getByLabelText("Subject"));
  await user.paste("a".repeat(201));
  expect(screen.getByText("Keep it to 200 characters.")).toBeVisible();
});

it("brings back what was typed, and forgets it for who starts over", async () => {
  stubNetwork(({ path }) =>
    path === "/rest/v1/rpc/client_overview" ? { body: overviewOf(CLIENT) } : { body: [] },
  );
  const dialog = (
    <StaffMemberContext value={{ id: "priya", name: "Priya Nair", role: "support" }}>
      <NewTicket isOpen client={CLIENT} onClose={vi.fn()} onCreated={vi.fn()} />
    </StaffMemberContext>
  );
  const user = userEvent.setup();
  const first = renderPage(dialog);
  await user.type(screen.getByLabelText("Subject"), "Photos");
  await user.type(screen.getByLabelText("What the client said"), "Two of the van");
  first.unmount();
  const second = renderPage(dialog);
  expect(screen.getByLabelText("Subject")).toHaveValue("Photos");
  expect(screen.getByLabelText("What the client said")).toHaveValue("Two of the van");
  await user.click(screen.getByRole("button", { name: "Start over" }));
  expect(screen.getByLabelText("Subject")).toHaveValue("");
  second.unmount();
  renderPage(dialog);
  expect(screen.getByLabelText("Subject")).toHaveValue("");
  expect(screen.queryByText(/You had started this ticket before/)).not.toBeInTheDocument();
});
