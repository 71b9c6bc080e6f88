import { openHydrated } from "../support/open-page";
import { PHONE } from "../support/page-checks";
import { smallPhoto } from "../support/small-photo";
import { createClient } from "../support/stored-clients";
import { addColleague, setPassword, signInWith, waitForColleague } from "./new-colleague";
import { BACKEND, PRODUCTION } from "./production-site";
import { expect, test, type Page } from "./production-test";

/** The hosted service's resumable uploads, which the embedded storage does not have. */
const serveResumable = (page: Page) =>
  page.route(`${BACKEND}/storage/v1/upload/resumable`, async (route) => {
    const request = route.request();
    const given = request.headers();
    const headers: Record<string, string> = {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "*, authorization",
      "Access-Control-Expose-Headers": "Location, Upload-Offset",
    };
    if (request.method() !== "POST") return route.fulfill({ status: 204, headers });
    const metadata = (given["upload-metadata"] ?? "").split(",").map((pair) => pair.split(" "));
    const { bucketName = "", objectName = "" } = Object.fromEntries(
      metadata.map(([name = "", value = ""]) => [name, Buffer.from(value, "base64").toString()]),
    );
    const body = request.postDataBuffer() ?? Buffer.alloc(0);
    const stored = await route.fetch({
      url: `${BACKEND}/storage/v1/object/${bucketName}/${objectName}`,
      headers: {
        apikey: given["apikey"] ?? "",
        authorization: given["authorization"] ?? "",
        "content-type": "application/octet-stream",
      },
      postData: body,
    });
    if (!stored.ok()) return route.fulfill({ response: stored });
    headers["Location"] = `${BACKEND}/storage/v1/upload/resumable/${objectName}`;
    headers["Upload-Offset"] = String(body.length);
    return route.fulfill({ status: 201, headers });
  });

test("staff upload a client's photos, and the client sends more by a link", async ({
  page,
  api,
  newPerson,
}) => {
  const client = await createClient(api);
  const colleague = await addColleague(api, "support");
  await setPassword(api, colleague, "long enough now");
  await serveResumable(page);
  await signInWith(page, colleague.email, "long enough now");
  await waitForColleague(page, colleague);
  await page.goto(PRODUCTION + client.path);
  const photos = page.getByRole("region", { name: "Photos" });
  await photos.getByLabel("Photos to add").setInputFiles([smallPhoto("The van.png")]);
  await expect(photos.getByRole("listitem").filter({ hasText: "The van.png" })).toBeVisible();

  await page.getByRole("button", { name: "Ask for files" }).click();
  await page.getByRole("button", { name: "Make the link" }).click();
  const { pathname, hash } = new URL(await page.getByLabel("Link for the client").inputValue());
  await page.getByRole("button", { name: "Done" }).click();

  const phone = await newPerson();
  await phone.setViewportSize(PHONE);
  await serveResumable(phone);
  await openHydrated(phone, PRODUCTION + pathname + hash);
  await phone
    .getByLabel("Choose photos")
    .and(phone.locator("input"))
    .setInputFiles([smallPhoto("Our team.png")]);
  await expect(phone.getByText("We have Our team.png.")).toBeVisible();
  await page.reload();
  await expect(photos.getByRole("listitem").filter({ hasText: "Our team.png" })).toBeVisible();
});
