import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "./tabs";

it("is one stop of the Tab key, and the arrow keys choose what is shown", async () => {
  render(
    <Tabs defaultValue="tickets">
      <TabsList aria-label="Support">
        <TabsTrigger value="tickets">Tickets</TabsTrigger>
        <TabsTrigger value="tasks">Tasks</TabsTrigger>
      </TabsList>
      <TabsContent value="tickets">
        <a href="#first">First ticket</a>
      </TabsContent>
      <TabsContent value="tasks">Nothing to do</TabsContent>
    </Tabs>,
  );
  await userEvent.tab();
  expect(screen.getByRole("tab", { name: "Tickets", selected: true })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("link", { name: "First ticket" })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Tasks", selected: true })).toHaveFocus();
  expect(screen.getByRole("tabpanel", { name: "Tasks" })).toHaveTextContent("Nothing to do");
  expect(screen.queryByText("First ticket")).not.toBeInTheDocument();
});
