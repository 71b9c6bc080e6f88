import { whenLoadedAndIdle } from "@/lib/when-idle";
import { hasCatalogues } from "./catalogues";

/** Whether there is a catalogue for the reader's language, which is detected once the page is idle. */
export async function isTranslated(): Promise<boolean> {
  if (!hasCatalogues) return false;
  try {
    await whenLoadedAndIdle();
    const { hasCatalogue } = await import("./i18n");
    return hasCatalogue();
  } catch (error) {
    console.warn("The language was not detected", error);
    return false;
  }
}
