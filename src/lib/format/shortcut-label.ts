export const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** "Mod-Shift-S" as this keyboard spells it. */
export function shortcutText(keys: string): string {
  const names: Record<string, string> = isApple()
    ? { Mod: "⌘", Shift: "⇧", Alt: "⌥" }
    : { Mod: "Ctrl", Shift: "Shift", Alt: "Alt" };
  const parts = keys.split("-").map((key) => names[key] ?? key);
  return parts.join(isApple() ? "" : "+");
}
