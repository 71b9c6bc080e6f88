import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect } from "react";
import { describe, expect, it } from "vitest";
import { renderPage } from "@tests/render";
import { isOn, oneOf, person, regions, someOf } from "./filter-params";
import { parseListSearch, viewQuery, type ListSpec } from "./list-search";
import { SearchField } from "./search-field";
import { useListAddress, type ListAddress } from "./use-list-address";

type Filters = {
  search?: string;
  statuses?: ("active" | "paused")[];
  regions?: string[];
  owner?: string;
  health?: "at-risk";
  archived?: true;
};
type Sort = "name" | "-name" | "-since";

const ID = "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10";
const spec: ListSpec<Filters, Sort> = {
  filters: {
    statuses: someOf(["active", "paused"]),
    regions,
    owner: person,
    health: oneOf(["at-risk"]),
    archived: isOn,
  },
  sorts: ["name", "-name", "-since"],
  columns: { all: ["status", "price", "owner"], shown: ["status", "price"] },
  open: "lead",
  layouts: ["board", "list"],
};

let address: ListAddress<Filters, Sort>;

function List() {
  const current = useListAddress(spec);
  useLayoutEffect(() => {
    address = current;
  });
  return <SearchField address={current} label="Search" searched={["name"]} />;
}

const renderAt = (at: string) => renderPage(<List />, { at });

describe("useListAddress", () => {
  it("brings back everything it wrote", () => {
    const { router } = renderAt("/");
    const everything = {
      filters: {
        search: "o'brien & sons",
        statuses: ["active", "paused"],
        regions: ["OH", "TX"],
        owner: ID,
        health: "at-risk",
        archived: true,
      },
      sort: "-since",
      columns: ["owner"],
      open: ID,
      layout: "list",
      view: ID,
    } as const;
    act(() => address.change(structuredClone(everything) as never));
    expect(address.search).toEqual(everything);
    expect(router.state.location.search).toContain("statuses=active%2Cpaused");
    const { search } = router.state.location;
    expect(parseListSearch(spec, new URLSearchParams(search))).toEqual(everything);
  });

  it("leaves out what is usual", () => {
    const { router } = renderAt(
      "/?sort=-name&columns=owner&statuses=active&layout=list&archived=yes",
    );
    act(() =>
      address.change({
        sort: "name",
        columns: ["price", "status"],
        layout: "board",
        filters: { statuses: undefined, archived: undefined },
      }),
    );
    expect(router.state.location.search).toBe("");
  });

  it("takes what it cannot read for absent", () => {
    renderAt(
      `/?sort=fastest&columns=nonsense,owner&statuses=activ,,paused&regions=ohio,OH&owner=me` +
        `&health=fine&archived=1&lead=../x&view=7&layout=map&q=%00%20`,
    );
    expect(address.search).toEqual({
      filters: { statuses: ["paused"], regions: ["OH"] },
      sort: "name",
      columns: ["owner"],
      open: null,
      layout: "board",
      view: null,
    });
  });

  it("tells no column from the usual columns", () => {
    const { router } = renderAt("/");
    act(() => address.setColumns([]));
    expect(address.search.columns).toEqual([]);
    expect(router.state.location.search).toBe("?columns=");
  });

  it("keeps both of two quick choices", () => {
    renderAt("/?other=kept");
    act(() => {
      address.change({ sort: "-since" });
      address.setFilter("statuses", ["active"]);
      address.setFilter("statuses", (latest) => [...(latest as string[]), "paused"]);
      address.setColumns((latest) => [...latest, "owner"]);
    });
    expect(address.search.sort).toBe("-since");
    expect(address.search.filters.statuses).toEqual(["active", "paused"]);
    expect(address.search.columns).toEqual(["status", "price", "owner"]);
  });

  it("goes back and forward through the choices", async () => {
    const { router } = renderAt("/");
    act(() => address.setFilter("archived", true));
    act(() => address.setSort("-name"));
    await act(() => router.navigate(-1));
    expect(address.search.sort).toBe("name");
    expect(address.search.filters.archived).toBe(true);
    await act(() => router.navigate(-1));
    expect(address.search.filters).toEqual({});
    await act(() => router.navigate(1));
    expect(address.search.filters.archived).toBe(true);
    act(() => address.setSort("-since"));
    expect(address.search).toMatchObject({ sort: "-since", filters: { archived: true } });
  });

  it("does not bring back with the next choice what Back has left, drawn or not", async () => {
    const { router } = renderAt("/");
    act(() => address.setSort("-name"));
    await act(async () => {
      address.setFilter("archived", true);
      await router.navigate(-1);
    });
    act(() => address.setFilter("health", "at-risk"));
    expect(address.search.filters).toEqual({ health: "at-risk" });
  });

  it("takes no more of a list than the database is asked for", () => {
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
    const all = alphabet.flatMap((first) => alphabet.map((second) => first + second));
    renderAt(`/?regions=${all.join(",")}`);
    expect(address.search.filters.regions).toEqual(all.slice(0, 60));
  });

  it("shows a saved view in place of all that was chosen, and spells one choice one way", () => {
    const { router } = renderAt("/?archived=yes&q=smith&sort=-name&lead=" + ID);
    const query = viewQuery(spec, {
      ...address.search,
      filters: { regions: ["OH"], health: "at-risk" },
      sort: "-since",
    });
    const other = parseListSearch(
      spec,
      new URLSearchParams("sort=-since&health=at-risk&regions=OH&view=" + ID),
    );
    expect(viewQuery(spec, other)).toBe(query);
    act(() => address.openView({ id: ID, query }));
    expect(address.search.filters).toEqual({ regions: ["OH"], health: "at-risk" });
    expect(address.search.sort).toBe("-since");
    expect(address.search.view).toBe(ID);
    expect(address.query).toBe(query);
    expect(router.state.location.search).not.toContain("archived");
  });

  it("searches what was typed when the field is left, and keeps focus and text meanwhile", async () => {
    const { router } = renderAt("/");
    const user = userEvent.setup();
    const field = screen.getByRole("searchbox", { name: "Search" });
    await user.type(field, "har");
    act(() => address.setSort("-name"));
    expect(field).toHaveFocus();
    expect(field).toHaveValue("har");
    await user.type(field, "bor ");
    await user.tab();
    expect(router.state.location.search).toContain("q=harbor");
    expect(router.state.location.search).toContain("sort=-name");
    await act(() => router.navigate(-1));
    expect(field).toHaveValue("");
  });
});
