import { ExampleHead } from "@/features/marketing/examples/example-head";
import { ExamplePage } from "@/features/marketing/examples/example-page";
import { pestExample } from "@/features/marketing/examples/content/pest-example";

export function Component() {
  return (
    <>
      <ExampleHead content={pestExample} />
      <ExamplePage content={pestExample} />
    </>
  );
}
