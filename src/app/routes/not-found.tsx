import { NotFound } from "@/features/marketing/not-found-page";

export function Component() {
  return <NotFound />;
}
