import { ExampleHead } from "@/features/marketing/examples/example-head";
import { ExamplePage } from "@/features/marketing/examples/example-page";
import { roofExample } from "@/features/marketing/examples/content/roof-example";

export function Component() {
  return (
    <>
      <ExampleHead content={roofExample} />
      <ExamplePage content={roofExample} />
    </>
  );
}
