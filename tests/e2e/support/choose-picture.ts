import type { Locator } from "@playwright/test";

export const choosePicture = (
  within: Locator,
  name: string,
  buffer: Buffer,
  mimeType = "image/jpeg",
) => within.getByLabel("Picture to upload").setInputFiles({ name, mimeType, buffer });
