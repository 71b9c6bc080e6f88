import { act, fireEvent, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { paths } from "@/lib/paths";
import { drawnTrades, type DrawnTradeId } from "@/content/trades";
import { storageKeys } from "@/lib/storage/storage";
import { renderPage } from "@tests/render";
import { exampleContents } from "./example-contents";
import { ExampleHead } from "./example-head";
import { ExamplePage } from "./example-page";

async function renderExample(trade: DrawnTradeId, hash = "") {
  history.replaceState(null, "", `${paths.example(trade)}${hash}`);
  const content = await exampleContents[trade]();
  return renderPage(<ExamplePage content={content} />, { at: `${paths.example(trade)}${hash}` });
}

const site = () => screen.getByRole("main");

afterEach(() => history.replaceState(null, "", "/"));

it.each(drawnTrades)("shows the whole of the $label site, each review marked", async ({ id }) => {
  await renderExample(id);
  expect(within(site()).getAllByRole("heading", { level: 1 })).toHaveLength(1);
  for (const part of ["services", "work", "reviews", "towns", "questions", "visit"]) {
    expect(site().querySelectorAll(`#${part}`), part).toHaveLength(1);
  }
  const reviews = [...site().querySelectorAll("figure")];
  expect(reviews.length).toBeGreaterThan(1);
  for (const review of reviews) expect(within(review).getByText("Example")).toBeInTheDocument();
  expect(site().textContent).not.toMatch(/\{\w+\}/);
  for (const link of site().querySelectorAll<HTMLAnchorElement>("a")) {
    const href = link.getAttribute("href") ?? "";
    if (href.startsWith("#")) expect(site().querySelector(href), href).not.toBeNull();
    else expect(href).toMatch(/^(tel|sms):\d{10}$/);
  }
});

it("shows the example's own words in the HTML, whatever this tab was told", async () => {
  sessionStorage.setItem(
    storageKeys.visitorAnswers,
    JSON.stringify({ business: "Brack & Daughter" }),
  );
  const content = await exampleContents.roof();
  const html = renderToString(
    <StaticRouter location="/examples/roofing">
      <ExampleHead content={content} />
      <ExamplePage content={content} />
    </StaticRouter>,
  );
  expect(html).toContain("Ridgeline");
  expect(html).not.toContain("Brack");
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(html).toContain("<title>Example roofing website | Curbfront</title>");
});

it("wears what was typed at sign-up", async () => {
  sessionStorage.setItem(
    storageKeys.visitorAnswers,
    JSON.stringify({ business: "Brack & Daughter", town: "Macon", phone: "(478) 555-0150" }),
  );
  await renderExample("plumb");
  expect(site()).not.toHaveTextContent("Okafor");
  expect(site()).not.toHaveTextContent("Cleveland");
  expect(site().innerHTML).not.toContain("555-0119");
  expect(site().querySelectorAll('a[href="tel:4785550150"]').length).toBeGreaterThan(2);
});

it("claims no town but the one that was typed, and nothing of the example's own towns", async () => {
  await renderExample("plumb", "#town=Truth or Consequences");
  const towns = site().querySelector<HTMLElement>("#towns") as HTMLElement;
  expect(within(towns).getAllByRole("listitem")).toHaveLength(1);
  expect(towns).toHaveTextContent("Truth or Consequences");
  expect(towns).toHaveTextContent("Your other towns go here.");
  expect(site()).not.toHaveTextContent(/river|(North|South|East|West) Truth/);
});

it("opens the phone's own messages where it asks for a photo", async () => {
  await renderExample("plumb", "#phone=(478) 555-0150");
  expect(within(site()).getByRole("link", { name: "Text us a photo" })).toHaveAttribute(
    "href",
    "sms:4785550150",
  );
});

it("believes its address more, and shows markup as text", async () => {
  sessionStorage.setItem(
    storageKeys.visitorAnswers,
    JSON.stringify({ business: "Brack & Daughter" }),
  );
  await renderExample("roof", "#name=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E&town=Waco");
  expect(site()).toHaveTextContent("<img src=x onerror=alert(1)>");
  expect(site().querySelector("img[src=x]")).toBeNull();
  expect(site()).toHaveTextContent("Tear-offs, repairs and storm claims in Waco");
  expect(sessionStorage.getItem(storageKeys.visitorAnswers)).toContain("Brack");
});

it("takes what is typed into its bar at once, into its address and into the forms", async () => {
  await renderExample("hvac");
  fireEvent.change(screen.getByLabelText("Business name"), { target: { value: "Joe's Air" } });
  fireEvent.change(screen.getByLabelText("Main town"), { target: { value: "Waco" } });
  expect(site()).not.toHaveTextContent("Halden");
  expect(site()).toHaveTextContent("Joe's Air heats and cools homes in Waco");
  expect(location.hash).toBe("#name=Joe%27s+Air&town=Waco");
  expect(JSON.parse(sessionStorage.getItem(storageKeys.visitorAnswers) ?? "")).toEqual({
    business: "Joe's Air",
    town: "Waco",
  });
  fireEvent.click(screen.getByText("Clear"));
  expect(location.hash).toBe("");
  expect(site()).toHaveTextContent("Halden");
});

it("follows another address in the same tab", async () => {
  await renderExample("roof", "#name=First");
  fireEvent.change(screen.getByLabelText("Business name"), { target: { value: "Second" } });
  act(() => {
    location.hash = "#name=Third";
    dispatchEvent(new HashChangeEvent("hashchange"));
  });
  expect(site()).toHaveTextContent("Third");
  expect(site()).not.toHaveTextContent("Second");
});

it("goes on to sign-up with the name that came by its address", async () => {
  await renderExample("land", "#name=Brack&town=Macon");
  fireEvent.click(screen.getAllByText("I want this one")[0] as HTMLElement);
  expect(sessionStorage.getItem(storageKeys.visitorAnswers)).toContain("Brack");
});

it("says beside it what the bill does not include", async () => {
  await renderExample("hvac");
  const times = within(site()).getByRole("group", { name: "Pick a time" });
  expect(times).toHaveTextContent("online booking with live times is a project with its own price");
});

it("keeps its address while one goes from part to part", async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await renderExample("roof", "#name=Joe");
  const link = within(site()).getAllByRole("link", { name: "Questions" })[0] as HTMLElement;
  expect(link).toHaveAttribute("href", "#questions");
  // False: the browser's navigation was prevented.
  expect(fireEvent.click(link)).toBe(false);
  expect(document.activeElement?.id).toBe("questions");
});
