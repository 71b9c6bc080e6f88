import { expectPolicyOnRoutes, visitPublicPages, visitStaffPages } from "../hosting/policy-pages";
import { signInAsOwner, test } from "./production-test";

test.describe.configure({ timeout: 300_000 });

test("no public page breaks its policy or asks another host", async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  await visitPublicPages(page);
});

test("no page of the staff area breaks its policy or asks another host", async ({ page, api }) => {
  await signInAsOwner(page);
  await visitStaffPages(page, api);
});

test("every route of the production build has the policy", async ({ baseURL }) => {
  await expectPolicyOnRoutes(baseURL);
});
