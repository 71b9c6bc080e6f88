import { expect, it } from "vitest";
import { pictureAddress } from "./share-image";

it.each(["https://a.example/b.jpg", "http://a.example/b", "/covers/a.webp", "a.webp"])(
  "takes %s for a picture",
  (text) => expect(pictureAddress(text)).toBe(text),
);

it.each([
  "javascript:alert(1)",
  " java\nscript:alert(1)",
  "data:image/png,a",
  "blob:a",
  "http://",
  "file:///a",
])("takes no picture from %s", (text) => expect(pictureAddress(text)).toBeNull());
