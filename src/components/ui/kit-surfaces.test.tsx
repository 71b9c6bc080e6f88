import { render, screen } from "@testing-library/react";
import { expect, it, describe } from "vitest";
import { Alert } from "./alert";
import { Avatar } from "./avatar";
import { Badge, type BadgeVariant } from "./badge";
import { Card, CardAction, CardContent, CardHeader, CardTitle } from "./card";
import { Empty, EmptyContent, EmptyDescription, EmptyHeader, EmptyTitle } from "./empty";
import { Kbd, KbdGroup } from "./kbd";
import { Progress } from "./progress";
import { Skeleton } from "./skeleton";
import { Spinner } from "./spinner";
import userEvent from "@testing-library/user-event";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "./tabs";
import { Toolbar, ToolbarButton } from "./toolbar";

describe("alert", () => {
  it("reads out at once what failed, and marks it by more than its colour", () => {
    render(<Alert variant="destructive">Not saved.</Alert>);
    expect(screen.getByRole("alert")).toHaveTextContent("Not saved.");
    expect(screen.getByRole("alert").querySelector("svg[aria-hidden=true]")).not.toBeNull();
  });

  it("says what is good to know without a word in between, or as a status when asked to", () => {
    const { rerender } = render(<Alert variant="warning">Example data.</Alert>);
    expect(screen.getByText("Example data.")).not.toHaveAttribute("role");
    rerender(
      <Alert variant="warning" role="status">
        Example data.
      </Alert>,
    );
    expect(screen.getByRole("status")).toHaveTextContent("Example data.");
  });
});

describe("avatar", () => {
  it("shows the initials of a name, and leaves it to the name to be read out", () => {
    render(
      <button type="button">
        <Avatar name="Jo Marsh" /> Jo Marsh
      </button>,
    );
    expect(screen.getByText("JM")).toBeVisible();
    expect(screen.getByRole("button", { name: "Jo Marsh" })).toBeInTheDocument();
  });
});

describe("badge", () => {
  const variants = ["default", "info", "success", "pending", "warning", "destructive"] as const;

  it("gives each state a shape of its own, which is not read out", () => {
    const shapeOf = (variant: BadgeVariant) => {
      const { container, unmount } = render(<Badge variant={variant}>Open</Badge>);
      expect(screen.getByText("Open")).toHaveTextContent(/^Open$/);
      const svg = container.querySelector("svg[aria-hidden=true]");
      const shape = svg?.querySelector("path")?.getAttribute("d");
      unmount();
      return shape;
    };
    expect(new Set(variants.map(shapeOf)).size).toBe(variants.length);
  });

  it("leaves the shape to a picture of its own", () => {
    const { container } = render(<Badge isPlain>Possible duplicate</Badge>);
    expect(container.querySelector("svg")).toBeNull();
  });
});

describe("card", () => {
  it("is a landmark of its title's name, and none without", () => {
    render(
      <>
        <Card aria-labelledby="notes">
          <CardHeader>
            <CardTitle id="notes">Notes</CardTitle>
            <CardAction>Add</CardAction>
          </CardHeader>
          <CardContent>None yet.</CardContent>
        </Card>
        <Card>Filters</Card>
      </>,
    );
    expect(screen.getByRole("region", { name: "Notes" })).toHaveTextContent("None yet.");
    expect(screen.getByRole("heading", { level: 2, name: "Notes" })).toBeVisible();
    expect(screen.getAllByRole("region")).toHaveLength(1);
  });
});

describe("empty", () => {
  it("has a heading as deep as its place asks for, and the way on", () => {
    const empty = (level?: 2 | 3) => (
      <Empty>
        <EmptyHeader>
          <EmptyTitle level={level}>No leads yet</EmptyTitle>
          <EmptyDescription>The next request stands here.</EmptyDescription>
          <EmptyContent>
            <a href="/contact">See the form</a>
          </EmptyContent>
        </EmptyHeader>
      </Empty>
    );
    const { rerender } = render(empty());
    expect(screen.getByRole("heading", { level: 2, name: "No leads yet" })).toBeVisible();
    rerender(empty(3));
    expect(screen.getByRole("heading", { level: 3, name: "No leads yet" })).toBeVisible();
    expect(screen.getByRole("link", { name: "See the form" })).toBeVisible();
  });
});

describe("kbd", () => {
  it("marks each key as one, in the order they are pressed", () => {
    const { container } = render(
      <KbdGroup>
        <Kbd>G</Kbd> then <Kbd>L</Kbd>
      </KbdGroup>,
    );
    expect(container).toHaveTextContent("G then L");
    expect([...container.querySelectorAll("kbd")].map((key) => key.textContent)).toEqual([
      "G",
      "L",
    ]);
    expect(screen.getByText("G").tagName).toBe("KBD");
  });
});

describe("progress", () => {
  it("says how much of the whole is done, never more than all, or that nobody knows", () => {
    const { rerender } = render(<Progress aria-label="Rows" value={30} max={60} />);
    const bar = screen.getByRole("progressbar", { name: "Rows" });
    expect(bar).toHaveAttribute("aria-valuenow", "30");
    expect(bar).toHaveAttribute("aria-valuetext", "50%");
    expect(bar.firstChild).toHaveStyle({ width: "50%" });
    rerender(<Progress aria-label="Rows" value={70} max={60} />);
    expect(bar.firstChild).toHaveStyle({ width: "100%" });
    rerender(<Progress aria-label="Rows" />);
    expect(bar).not.toHaveAttribute("aria-valuenow");
    expect(bar).toHaveAttribute("data-state", "indeterminate");
  });
});

describe("skeleton", () => {
  it("says nothing", () => {
    render(
      <div role="status" aria-label="Loading">
        <Skeleton />
      </div>,
    );
    expect(screen.getByRole("status", { name: "Loading" })).toHaveTextContent(/^$/);
  });
});

describe("spinner", () => {
  it("adds nothing to the name of the button it stands in", () => {
    render(
      <button type="button">
        <Spinner aria-label="turning" /> Saving
      </button>,
    );
    expect(screen.getByRole("button", { name: "Saving" })).toBeVisible();
  });
});

describe("tabs", () => {
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
});

describe("toolbar", () => {
  it("is one stop of the Tab key; the arrow keys walk, over what is off too", async () => {
    render(
      <>
        <Toolbar aria-label="Formatting">
          <ToolbarButton>Bold</ToolbarButton>
          <ToolbarButton aria-disabled>Undo</ToolbarButton>
        </Toolbar>
        <a href="#text">Text</a>
      </>,
    );
    await userEvent.tab();
    expect(screen.getByRole("toolbar", { name: "Formatting" })).toContainElement(
      screen.getByRole("button", { name: "Bold" }),
    );
    expect(screen.getByRole("button", { name: "Bold" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole("link", { name: "Text" })).toHaveFocus();
  });
});
