import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { setSystemDark } from "@tests/browser";
import { useTheme } from "./use-theme";

function Switch() {
  const [theme, setTheme] = useTheme();
  return (
    <button type="button" onClick={() => setTheme(theme === "dark" ? "light" : "dark")}>
      {theme}
    </button>
  );
}

const documentTheme = () => document.documentElement.dataset.theme;
const choose = (theme: string | null) => {
  if (theme !== null) localStorage.setItem("curbfront.theme", theme);
  act(() => void window.dispatchEvent(new Event("storage")));
};

afterEach(() => {
  localStorage.clear();
  window.dispatchEvent(new Event("storage"));
});

describe("the theme", () => {
  it("follows the system, at the start and when it changes", () => {
    setSystemDark(true);
    render(<Switch />);
    expect(documentTheme()).toBe("dark");
    act(() => setSystemDark(false));
    expect(documentTheme()).toBe("light");
  });

  it("is what the person chose, whatever the system, and stays so on the next visit", async () => {
    setSystemDark(true);
    const { unmount } = render(<Switch />);
    await userEvent.click(screen.getByRole("button", { name: "dark" }));
    expect(documentTheme()).toBe("light");
    expect(localStorage.getItem("curbfront.theme")).toBe("light");
    unmount();
    render(<Switch />);
    expect(documentTheme()).toBe("light");
  });

  it("follows a choice made in another tab", () => {
    render(<Switch />);
    choose("dark");
    expect(documentTheme()).toBe("dark");
  });

  it("reads junk as no choice", () => {
    localStorage.setItem("curbfront.theme", "mauve");
    render(<Switch />);
    expect(documentTheme()).toBe("light");
  });

  it("leaves the public pages light", () => {
    setSystemDark(true);
    render(<Switch />).unmount();
    expect(documentTheme()).toBe("light");
  });
});
