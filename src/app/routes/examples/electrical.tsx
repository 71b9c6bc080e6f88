import { ExampleHead } from "@/features/marketing/examples/example-head";
import { ExamplePage } from "@/features/marketing/examples/example-page";
import { elecExample } from "@/features/marketing/examples/content/elec-example";

export function Component() {
  return (
    <>
      <ExampleHead content={elecExample} />
      <ExamplePage content={elecExample} />
    </>
  );
}
