import { ExampleHead } from "@/features/marketing/examples/example-head";
import { ExamplePage } from "@/features/marketing/examples/example-page";
import { plumbExample } from "@/features/marketing/examples/content/plumb-example";

export function Component() {
  return (
    <>
      <ExampleHead content={plumbExample} />
      <ExamplePage content={plumbExample} />
    </>
  );
}
