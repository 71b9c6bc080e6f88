import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { renderPage } from "@tests/render";
import { FaqData } from "./structured-data-script";

const items = [{ question: "Is “rent” & 'lease' the same?", answer: "</script> No." }];

function dataIn(root: ParentNode): unknown {
  const script = root.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? "");
}

describe("structured data on a page", () => {
  const expected = {
    mainEntity: [{ name: items[0]?.question, acceptedAnswer: { text: items[0]?.answer } }],
  };

  it("can be read back from the prerendered HTML", () => {
    const page = document.createElement("div");
    page.innerHTML = renderToString(<FaqData items={items} />);
    expect(dataIn(page)).toMatchObject(expected);
  });

  it("can be read back from a page rendered in the browser", () => {
    const { container } = renderPage(<FaqData items={items} />);
    expect(dataIn(container)).toMatchObject(expected);
  });
});
