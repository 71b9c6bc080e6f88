const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** A file to choose. Each name has another content, because the same one is kept once. */
export const smallPhoto = (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.concat([PICTURE, Buffer.from(name)]),
});
