import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { keepSent, useSentRequests } from "./sent-requests";

const request = (reference: string, minute: number) => ({
  reference,
  requestId: reference,
  sentAt: new Date(Date.UTC(2026, 11, 9, 15, minute)),
  booking: null,
  values: { name: "Bo", email: "bo@dayton-air.example", business: "Dayton Air" },
});

const knownTo = (form: Parameters<typeof useSentRequests>[0]) =>
  renderHook(() => useSentRequests(form)).result.current.map(
    ({ form: sentBy, reference }) => `${sentBy} ${reference}`,
  );

it("tells sign-up and checkout what the other one sent, newest first, and no other form", () => {
  keepSent("checkout", request("CF-1", 1));
  keepSent("signup", request("CF-2", 2));
  keepSent("checkout", request("CF-3", 3));
  keepSent("contact", request("CF-4", 4));
  const sent = ["checkout CF-3", "signup CF-2", "checkout CF-1"];
  expect(knownTo("signup")).toEqual(sent);
  expect(knownTo("checkout")).toEqual(sent);
  expect(knownTo("contact")).toEqual(["contact CF-4"]);
  expect(knownTo("callsi")).toEqual([]);
});
