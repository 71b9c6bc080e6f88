import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Trans } from "./trans";

it("puts the words of each tag into its element, and the values into the sentence", () => {
  const { container } = render(
    <Trans
      i18nKey="Ask <person>{{name}}</person>, or read the <policy>policy</policy>."
      values={{ name: "Jo" }}
      components={{ person: <b />, policy: <em title="policy" /> }}
    />,
  );
  expect(container).toHaveTextContent(/^Ask Jo, or read the policy\.$/);
  expect(screen.getByText("Jo").tagName).toBe("B");
  expect(screen.getByTitle("policy")).toHaveTextContent(/^policy$/);
});
