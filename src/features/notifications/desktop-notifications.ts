import { site } from "@/content/company";
import { readStored, storageKeys, writeStored } from "@/lib/storage/storage";

/** "off" until the person asks for it on this device, "blocked" where the browser refuses it. */
export type DesktopState = "unknown" | "off" | "on" | "blocked";

export function desktopState(): DesktopState {
  if (typeof Notification === "undefined") return "unknown";
  if (Notification.permission === "denied") return "blocked";
  const isWanted = readStored(storageKeys.desktopNotifications) === "true";
  return isWanted && Notification.permission === "granted" ? "on" : "off";
}

export async function turnDesktopOn(): Promise<DesktopState> {
  const answer = await Notification.requestPermission();
  if (answer === "granted") writeStored(storageKeys.desktopNotifications, "true");
  return desktopState();
}

export function turnDesktopOff(): DesktopState {
  writeStored(storageKeys.desktopNotifications, null);
  return desktopState();
}

/** Tabs that show the same one use the same tag, so that the computer shows it once. */
export function showDesktopNotification(tag: string, text: string, onPress: () => void): void {
  if (desktopState() !== "on") return;
  try {
    const notification = new Notification(site.brand, { body: text, tag });
    notification.addEventListener("click", () => {
      window.focus();
      notification.close();
      onPress();
    });
  } catch (error) {
    // Phones allow it in service workers only.
    console.warn("The computer shows no notification", error);
  }
}
