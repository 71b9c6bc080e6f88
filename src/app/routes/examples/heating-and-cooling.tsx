import { ExampleHead } from "@/features/marketing/examples/example-head";
import { ExamplePage } from "@/features/marketing/examples/example-page";
import { hvacExample } from "@/features/marketing/examples/content/hvac-example";

export function Component() {
  return (
    <>
      <ExampleHead content={hvacExample} />
      <ExamplePage content={hvacExample} />
    </>
  );
}
