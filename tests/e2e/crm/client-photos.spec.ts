import { readFile } from "node:fs/promises";
import type { APIRequestContext, Download } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { attachment, multipart, partText, text } from "../../fixtures/mail-parts";
import {
  expectAccessibleInBothThemes,
  expectFitAndAccessible,
  PHONE,
  TABLET,
  WIDE,
} from "../support/page-checks";
import { openAsStaff, signIn } from "../support/open-page";
import { photo } from "../support/photo";
import { createClient } from "../support/stored-clients";
import { newEmail } from "../support/stored-leads";
import { core, expect, test, type Page } from "../support/test";

const OBJECTS = "**/storage/v1/object/**";
type NewFile = { name: string; mimeType: string; buffer: Buffer };
const LOGO: NewFile = {
  name: "logo.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    "<svg xmlns='http://www.w3.org/2000/svg'><script>document.title='run'</script></svg>",
  ),
};

const section = (page: Page) => page.getByRole("region", { name: "Photos", exact: true });
const photos = (page: Page) => section(page).getByRole("list", { name: "Photos", exact: true });
const tile = (page: Page, name: string) =>
  photos(page).getByRole("listitem").filter({ hasText: name });
const choose = (page: Page, ...files: NewFile[]) =>
  section(page).getByLabel("Photos to add").setInputFiles(files);
async function drop(page: Page, { name, mimeType, buffer }: NewFile) {
  const dataTransfer = await page.evaluateHandle(
    ([fileName = "", type = "", base64 = ""]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], fileName, { type }));
      return data;
    },
    [name, mimeType, buffer.toString("base64")],
  );
  await photos(page).dispatchEvent("drop", { dataTransfer });
}
const caption = (page: Page, name: string, words: string) =>
  photos(page).getByRole("button", { name: `Change what ${name} shows: ${words}`, exact: true });
const jpeg = async (page: Page, name: string, width = 40) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await photo(page, width, 30),
});

async function openClient(page: Page, path: string) {
  await openAsStaff(page, path);
  await expect(section(page).getByRole("button", { name: "Add photos" })).toBeVisible();
}

async function sendPhoto(request: APIRequestContext, from: string, name: string, content: Buffer) {
  const files = multipart("mixed", [
    text("Here are the photos."),
    partText(attachment(name, "image/jpeg", content)),
  ]);
  const head = [
    `From: Dana Halden <${from}>`,
    "To: hello@curbfront.example",
    `Subject: Photos ${crypto.randomUUID().slice(0, 8)}`,
    `Message-ID: <${crypto.randomUUID()}@elsewhere.example>`,
    "MIME-Version: 1.0",
    files,
  ];
  const answer = await request.post("/functions/v1/inbound-mail", {
    headers: {
      "Content-Type": "message/rfc822",
      "X-Inbound-Mail-Key": process.env.INBOUND_MAIL_KEY ?? "",
    },
    data: Buffer.from(head.join("\r\n"), "latin1"),
  });
  expect(await answer.json()).toMatchObject({ outcome: "added" });
}

async function describePhoto(page: Page, name: string, words: string) {
  await page.getByRole("button", { name: `Change what ${name} shows` }).press("Enter");
  await expect(page.getByRole("textbox", { name: `what ${name} shows` })).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await expect(caption(page, name, words)).toBeFocused();
}

/** As a browser that cannot write to disk, or one that does so without asking where. */
const saveAs = (page: Page, way: "download" | "stream") =>
  page.addInitScript((chosen) => {
    Object.assign(window, {
      showSaveFilePicker:
        chosen === "stream"
          ? async () =>
              (await navigator.storage.getDirectory()).getFileHandle("photos.zip", { create: true })
          : undefined,
    });
  }, way);

const namesIn = (archive: Uint8Array) => Object.keys(unzipSync(archive)).toSorted();
const contentOf = async (download: Download) =>
  new Uint8Array(await readFile(await download.path()));

test(
  "photos are uploaded, described, taken from a mail, and downloaded together by what they show",
  core,
  async ({ page, request }) => {
    const email = newEmail();
    const client = await createClient(request, { email });
    await saveAs(page, "download");
    await signIn(page);
    await sendPhoto(request, email, "van.jpg", (await jpeg(page, "", 60)).buffer);
    await openClient(page, client.path);
    await expect(section(page).getByRole("heading", { name: "No photos yet" })).toBeVisible();

    const [boiler, shop] = [await jpeg(page, "IMG_1.JPG", 40), await jpeg(page, "IMG_2.JPG", 50)];
    await choose(page, boiler, shop);
    await expect(photos(page).getByRole("listitem")).toHaveCount(2);
    await expect(tile(page, "IMG_1.JPG").locator("img")).toHaveJSProperty("complete", true);
    await describePhoto(page, "IMG_1.JPG", "The boiler: before/after");

    await section(page).getByRole("button", { name: "From mails" }).click();
    const picker = page.getByRole("dialog", { name: "Photos from mails" });
    await picker.getByRole("checkbox", { name: /^van\.jpg/ }).check();
    await picker.getByRole("button", { name: "Add 1 photo" }).click();
    await expect(picker).toHaveCount(0);
    await expect(photos(page).getByRole("listitem")).toHaveCount(3);

    const coming = page.waitForEvent("download");
    await section(page).getByRole("button", { name: "Download all" }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^curbfront_photos_test-air-[\da-f]{8}_.*\.zip$/);
    const archive = await contentOf(download);
    expect(namesIn(archive)).toEqual([
      "IMG_2.jpg",
      "The boiler before after.jpg",
      "photos.txt",
      "van.jpg",
    ]);
    const files = unzipSync(archive);
    expect(Buffer.from(files["The boiler before after.jpg"] ?? [])).toEqual(boiler.buffer);
    expect(strFromU8(files["photos.txt"] ?? new Uint8Array())).toContain(
      "The boiler before after.jpg\r\n  The boiler: before/after\r\n",
    );
    await page.reload();
    await expect(caption(page, "IMG_1.JPG", "The boiler: before/after")).toBeVisible();
  },
);

test("an archive is written to disk while it comes: a broken photo is tried again, an unreadable one is named", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_RESET|status of 404/);
  const client = await createClient(request);
  await saveAs(page, "stream");
  await signIn(page);
  await openClient(page, client.path);
  await choose(page, LOGO, await jpeg(page, "a.jpg", 41), await jpeg(page, "b.jpg", 42));
  await expect(photos(page).getByRole("listitem")).toHaveCount(3);
  await describePhoto(page, "a.jpg", "The shop");
  // A logo that could run is a file with a symbol, and opens nowhere.
  await expect(tile(page, "logo.svg").locator("img")).toHaveCount(0);
  await expect(tile(page, "logo.svg").getByText("SVG", { exact: true })).toBeVisible();

  // Thumbnails are loaded, so that the next requests are the archive's.
  await expect(photos(page).locator("img")).toHaveCount(2);
  let requests = 0;
  await page.route(OBJECTS, async (route) => {
    requests += 1;
    if (requests === 1) return route.abort("connectionreset");
    if (requests !== 3) return route.continue();
    const json = { statusCode: "404", error: "not_found", message: "Object not found" };
    return route.fulfill({ status: 404, json });
  });
  await section(page).getByRole("button", { name: "Download all" }).click();
  await expect(section(page).getByText("Photo 1 did not arrive. It is tried again.")).toBeVisible();
  await expect(
    section(page).getByText("Not in the archive, because they could not be read: The shop."),
  ).toBeVisible();
  const written = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const file = await (await folder.getFileHandle("photos.zip")).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  });
  const archive = Uint8Array.from(written);
  expect(namesIn(archive)).toEqual(["b.jpg", "logo.svg", "photos.txt"]);
  expect(strFromU8(unzipSync(archive)["photos.txt"] ?? new Uint8Array())).toContain("The shop.jpg");
  expect(await page.title()).not.toBe("run");
});

test("chosen photos are deleted and come back, and one that is there is not added twice", async ({
  page,
  request,
}) => {
  const client = await createClient(request);
  await signIn(page);
  await openClient(page, client.path);
  const one = await jpeg(page, "one.jpg", 43);
  await choose(page, one, await jpeg(page, "two.jpg", 44), LOGO);
  await expect(photos(page).getByRole("listitem")).toHaveCount(3);
  await drop(page, { ...one, name: "again.jpg" });
  await expect(page.getByText("Here already, so not added again: again.jpg.")).toBeVisible();
  await expect(photos(page).getByRole("listitem")).toHaveCount(3);

  await photos(page).getByRole("checkbox", { name: "Select one.jpg" }).check();
  await photos(page).getByRole("checkbox", { name: "Select logo.svg" }).check();
  await expect(section(page).getByLabel("2 selected")).toBeVisible();
  await section(page).getByRole("button", { name: "Delete", exact: true }).click();
  await expect(photos(page).getByRole("listitem")).toHaveCount(1);
  await expect(section(page).getByRole("heading", { name: /^Photos/ })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(photos(page).getByRole("listitem")).toHaveCount(3);

  await photos(page)
    .getByRole("button", { name: /^Open one\.jpg/ })
    .press("Enter");
  await expect(page.getByRole("dialog", { name: "one.jpg" })).toContainText("2 of 2");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("dialog", { name: "two.jpg" }).getByRole("img")).toBeVisible();
});

test("a picture of a ticket is put among the client's photos, once", async ({ page, request }) => {
  const email = newEmail();
  const client = await createClient(request, { email });
  await signIn(page);
  await sendPhoto(request, email, "roof.jpg", (await jpeg(page, "", 61)).buffer);
  await openClient(page, client.path);
  await page
    .getByRole("link", { name: /^Photos [\da-f]{8}/ })
    .first()
    .click();
  const attached = page.getByRole("list", { name: "Attached files" });
  const add = attached.getByRole("button", { name: "Add roof.jpg to photos" });
  await add.click();
  await expect(page.getByText(`Added to the photos of ${client.business}.`)).toBeVisible();
  await add.click();
  await expect(page.getByText(`${client.business} has this photo already.`)).toBeVisible();
  await openClient(page, client.path);
  await expect(photos(page).getByRole("listitem")).toHaveCount(1);
});

test("what two people say of a photo is not written over unseen, and is kept when it is refused", async ({
  page,
  request,
  context,
  expectProblem,
}) => {
  expectProblem(/status of 409|ERR_CONNECTION_RESET/);
  const client = await createClient(request);
  await signIn(page);
  await openClient(page, client.path);
  await choose(page, await jpeg(page, "a.jpg", 45));
  await expect(tile(page, "a.jpg")).toBeVisible();
  const other = await context.newPage();
  await openClient(other, client.path);
  await describePhoto(page, "a.jpg", "The van");

  await other.getByRole("button", { name: "Change what a.jpg shows" }).click();
  await other.keyboard.type("The truck");
  await other.route("**/rpc/write_caption", (route) => route.abort("connectionreset"));
  await other.keyboard.press("Enter");
  await expect(other.getByText("Not saved: the server could not be reached.")).toBeVisible();
  await expect(other.getByRole("textbox", { name: "what a.jpg shows" })).toHaveValue("The truck");
  await other.unroute("**/rpc/write_caption");
  await other.getByRole("button", { name: "Retry" }).click();
  const question = other.getByRole("dialog", { name: "Two people described this photo" });
  await expect(question).toContainText("The van");
  await question.getByRole("button", { name: "Keep mine" }).click();
  await expect(caption(other, "a.jpg", "The truck")).toBeVisible();
  await page.reload();
  await expect(caption(page, "a.jpg", "The truck")).toBeVisible();
});

test("the gallery fits and can be reached, empty and full", async ({ page, request }) => {
  const client = await createClient(request);
  await signIn(page);
  await openClient(page, client.path);
  await expectFitAndAccessible(page, [PHONE]);
  await page.setViewportSize(WIDE);
  const many = await Promise.all([46, 47, 48].map((width) => jpeg(page, `${width}.jpg`, width)));
  await choose(page, LOGO, ...many);
  await expect(photos(page).getByRole("listitem")).toHaveCount(4);
  await photos(page).getByRole("checkbox", { name: "Select 46.jpg" }).check();
  await expectAccessibleInBothThemes(page);
  await expectFitAndAccessible(page, [PHONE, TABLET]);
  await section(page).getByRole("button", { name: "From mails" }).click();
  await expect(page.getByText("No mail of this client has brought a file yet.")).toBeVisible();
  await expectFitAndAccessible(page, [PHONE]);
});
