import { ExampleHead } from "@/features/marketing/examples/example-head";
import { ExamplePage } from "@/features/marketing/examples/example-page";
import { landExample } from "@/features/marketing/examples/content/land-example";

export function Component() {
  return (
    <>
      <ExampleHead content={landExample} />
      <ExamplePage content={landExample} />
    </>
  );
}
