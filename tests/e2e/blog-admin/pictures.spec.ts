import type { Locator, Page } from "@playwright/test";
import { choosePicture } from "../support/choose-picture";
import { editorOf, fillEditor, openPost } from "../support/editor-page";
import {
  fillPost,
  open,
  openAsStaff,
  openManager,
  ownerHeaders,
  signIn,
} from "../support/open-page";
import { photo } from "../support/photo";
import { newWord } from "../support/stored-posts";
import { core, expect, test } from "../support/test";

const OBJECTS = "**/storage/v1/object/picture-uploads/**";
const text = (page: Page) => page.getByRole("textbox", { name: "Full Content", exact: true });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Add image" });
const featured = (page: Page) => page.getByRole("region", { name: "Featured image" });

async function openImageDialog(page: Page): Promise<Locator> {
  const visual = page.getByRole("button", { name: "Visual", exact: true });
  await visual.click();
  await expect(visual).toHaveAttribute("aria-pressed", "true");
  await text(page).focus();
  await page.getByRole("button", { name: "Image", exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

/** Drops or pastes files into the text. */
async function give(page: Page, event: "drop" | "paste", files: Record<string, Buffer>) {
  const sent = Object.entries(files).map(([name, buffer]) => [name, buffer.toString("base64")]);
  await text(page).evaluate(
    (area, [kind, given]) => {
      const data = new DataTransfer();
      for (const [name = "", base64 = ""] of given as string[][]) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: "image/jpeg" }));
      }
      const init = { bubbles: true, cancelable: true };
      const { left, top } = area.getBoundingClientRect();
      area.dispatchEvent(
        kind === "paste"
          ? new ClipboardEvent("paste", { ...init, clipboardData: data })
          : new DragEvent("drop", {
              ...init,
              dataTransfer: data,
              clientX: left + 40,
              clientY: top + 40,
            }),
      );
    },
    [event, sent] as const,
  );
}

test(
  "a photo that is uploaded into a post stands upright on its page, in the width that fits",
  core,
  async ({ page, newPerson }) => {
    const title = `A photo ${newWord()}`;
    await signIn(page);
    await openAsStaff(page, editorOf("").replace("?id=", ""));
    await fillEditor(page, title);
    const file = await photo(page, 1600, 1200);
    const dialog = await openImageDialog(page);
    await choosePicture(dialog, "IMG 0042 (1).jpg", file);
    const address = dialog.getByLabel("Address of the picture");
    await expect(address).toHaveValue(
      /^\/storage\/v1\/object\/public\/pictures\/[0-9a-f-]{36}\/1200\.webp$/,
    );
    await dialog.getByRole("button", { name: "Add image" }).click();
    await expect(
      dialog.getByText("Say what the picture shows, or mark it as decorative."),
    ).toBeVisible();
    await dialog.getByLabel("Alternative text").fill("A roof under snow");
    await dialog.getByRole("button", { name: "Add image" }).click();
    await expect(text(page).getByRole("img", { name: "A roof under snow" })).toBeVisible();

    await featured(page).getByRole("button", { name: "Library" }).click();
    const library = page.getByRole("dialog", { name: "Choose from the library" });
    await library.getByRole("button", { name: "IMG 0042 (1).jpg" }).click();
    await expect(featured(page).getByLabel("Image URL")).toHaveValue(/1200\.webp$/);
    const shows = featured(page).getByLabel("Alternative text");
    await expect(shows).toHaveValue("A roof under snow");
    await shows.fill("The roof from the street");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByRole("button", { name: "Update" })).toBeVisible();

    const reader = await newPerson();
    await reader.setViewportSize({ width: 390, height: 844 });
    await open(reader, `/blog/${title.toLowerCase().replaceAll(" ", "-")}`);
    const picture = reader.getByRole("img", { name: "A roof under snow" });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute(
      "srcset",
      /\/640\.webp 640w, \S+\/960\.webp 960w, \S+\/1200\.webp 1200w$/,
    );
    await expect(picture).toHaveAttribute("sizes", /^\(min-width: 64rem\) 680px, /);
    await expect(picture).toHaveAttribute("width", "1200");
    await expect(picture).toHaveAttribute("height", "1600");
    await expect(picture).toHaveAttribute("loading", "lazy");
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /\/640\.webp$/,
    );
    const box = await picture.boundingBox();
    expect(box && box.height / box.width).toBeCloseTo(4 / 3, 1);
    const banner = reader.getByRole("img", { name: "The roof from the street" });
    await expect(banner).toHaveAttribute("srcset", /640w, .*960w, .*1200w$/);
    await expect(banner).toHaveAttribute("fetchpriority", "high");

    const sent = await reader.request.get((await picture.getAttribute("src")) ?? "");
    expect(sent.headers()).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect((await sent.body()).toString("latin1")).not.toMatch(/Exif|41\.4033N/);
    const top = await picture.evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: 3, height: 4 });
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0, 3, 4);
      return [...(context?.getImageData(1, 0, 1, 1).data ?? [])];
    });
    expect(top[0]).toBeGreaterThan(200);
    expect(top[2]).toBeLessThan(60);
  },
);

test("pictures that are dropped or pasted into a text each open their own dialog", async ({
  page,
  request,
}) => {
  await openPost(page, request);
  await expect(text(page)).toHaveAttribute("contenteditable", "true");
  const [one, two] = [await photo(page, 300, 200), await photo(page, 320, 200)];
  for (const event of ["drop", "paste"] as const) {
    await give(page, event, { "one.jpg": one, "two.jpg": two });
    for (const [number, name] of ["First", "Second"].entries()) {
      const dialog = dialogOf(page);
      await expect(dialog.getByLabel("Address of the picture")).toHaveValue(/\/200\.webp$/);
      await dialog.getByLabel("Alternative text").fill(`${name} by ${event}`);
      await dialog.getByRole("button", { name: "Add image" }).click();
      if (number === 0)
        await expect(dialog.getByLabel("Alternative text")).not.toHaveValue(`${name} by ${event}`);
    }
    await expect(dialogOf(page)).toBeHidden();
    await expect(text(page).getByRole("img", { name: `Second by ${event}` })).toBeVisible();
  }
  await expect(text(page).getByRole("img")).toHaveCount(4);
});

test("pictures that are dropped or pasted into the HTML stand at its caret, as the visual view writes them", async ({
  page,
  request,
}) => {
  await openPost(page, request);
  await expect(text(page)).toHaveAttribute("contenteditable", "true");
  await page.getByRole("button", { name: "HTML", exact: true }).click();
  const [before, after] = ["<p>Before</p>", "<p>After</p>"];
  await text(page).fill(before + after);
  await text(page).evaluate((area: HTMLTextAreaElement, caret) => {
    area.setSelectionRange(caret, caret);
  }, before.length);
  const [one, two] = [await photo(page, 340, 200), await photo(page, 360, 200)];
  await give(page, "drop", { "one.jpg": one, "two.jpg": two });
  for (const name of ['A "roof"', "A <gutter>"]) {
    const dialog = dialogOf(page);
    await expect(dialog.getByLabel("Address of the picture")).toHaveValue(/\/200\.webp$/);
    await dialog.getByLabel("Alternative text").fill(name);
    await dialog.getByRole("button", { name: "Add image" }).click();
  }
  await expect(dialogOf(page)).toBeHidden();
  await give(page, "paste", { "one.jpg": one });
  await dialogOf(page).getByLabel("Caption (optional)").fill("Last week");
  await dialogOf(page).getByRole("button", { name: "Add image" }).click();
  await expect(dialogOf(page)).toBeHidden();
  const image = (alt: string, height: number) =>
    `<img src="\\S+/200.webp" alt="${alt}" width="200" height="${height}" srcset="\\S+/200.webp 200w" sizes="[^"]+">`;
  await expect(text(page)).toHaveValue(
    new RegExp(
      `^${before}${image("A &quot;roof&quot;", 340)}${image("A (<|&lt;)gutter(>|&gt;)", 360)}` +
        `<figure>${image("A &quot;roof&quot;", 340)}<figcaption>Last week</figcaption></figure>${after}$`,
    ),
  );
});

test("the short form takes an upload beside the address, with what the library says of it", async ({
  page,
  request,
}) => {
  await openManager(page);
  await page.getByRole("button", { name: "Add New Blog" }).click();
  const form = page.getByRole("dialog", { name: "Add blog" });
  const title = newWord();
  await fillPost(page, title);
  await choosePicture(form, "short.jpg", await photo(page, 380, 200));
  await expect(form.getByLabel("Image URL")).toHaveValue(/\/pictures\/[0-9a-f-]{36}\/200\.webp$/);
  await expect(form.getByRole("img", { name: "Preview of the picture" })).toBeVisible();
  await expect(form.getByLabel("Alternative text")).toHaveCount(0);
  await form.getByRole("button", { name: "Save blog" }).click();
  await expect(form).toBeHidden();
  const answer = await request.get(`/rest/v1/blogs?title=eq.${title}&select=image_url,image_alt`, {
    headers: await ownerHeaders(request),
  });
  expect(await answer.json()).toEqual([
    { image_url: expect.stringMatching(/\/200\.webp$/), image_alt: null },
  ]);
});

test("a line that is lost in the middle goes on by itself, and an upload can be canceled", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|net::ERR/);
  await openPost(page, request);
  const dialog = await openImageDialog(page);
  let tries = 0;
  const sent: string[] = [];
  await page.route(OBJECTS, (route) => {
    const name = route.request().url().split("/").at(-1) ?? "";
    tries += 1;
    if (name === "960.webp" && tries < 3) return route.abort("connectionreset");
    sent.push(name);
    return route.continue();
  });
  await choosePicture(dialog, "long.jpg", await photo(page, 1300, 1000));
  await expect(dialog.getByText("The line broke. It goes on by itself.")).toBeVisible();
  await expect(dialog.getByLabel("Address of the picture")).toHaveValue("");
  await dialog.getByRole("button", { name: "Send long.jpg again" }).click();
  await expect(dialog.getByLabel("Address of the picture")).toHaveValue(/\/1000\.webp$/);
  expect(sent).toEqual(["640.webp", "640.webp", "960.webp", "1000.webp"]);

  await page.unroute(OBJECTS);
  await page.route(OBJECTS, () => undefined);
  await choosePicture(dialog, "other.jpg", await photo(page, 900, 700));
  await dialog.getByRole("button", { name: "Cancel other.jpg" }).click();
  await expect(dialog.getByText("other.jpg")).toBeHidden();
  await expect(dialog.getByLabel("Address of the picture")).toHaveValue(/\/1000\.webp$/);
});

test("what cannot be a picture is refused in plain words, and nothing is sent", async ({
  page,
  request,
}) => {
  await openPost(page, request);
  const dialog = await openImageDialog(page);
  const requests: string[] = [];
  page.on("request", (each) => {
    if (/add_picture|storage/.test(each.url())) requests.push(each.url());
  });
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]);
  const whole = await photo(page, 900, 700);
  for (const [name, buffer, words] of [
    ["drawing.png", svg, "An SVG can hold scripts"],
    ["IMG_1.HEIC", heic, "This browser cannot read HEIC photos."],
    ["page.jpg", Buffer.from("<!doctype html><p>no"), "This is no picture."],
    ["half.jpg", whole.subarray(0, whole.length / 2), "This picture is damaged"],
    ["none.jpg", Buffer.alloc(0), "This file is empty."],
  ] as const) {
    await choosePicture(dialog, name, buffer);
    await expect(dialog.getByRole("alert").filter({ hasText: words })).toBeVisible();
    await dialog.getByRole("button", { name: `Remove ${name}` }).click();
  }
  expect(requests).toEqual([]);
});
