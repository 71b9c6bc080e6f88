import { NotFound } from "@/features/marketing/not-found";

export function Component() {
  return <NotFound />;
}
