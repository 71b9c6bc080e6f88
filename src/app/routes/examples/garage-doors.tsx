import { ExampleHead } from "@/features/marketing/examples/example-head";
import { ExamplePage } from "@/features/marketing/examples/example-page";
import { garageExample } from "@/features/marketing/examples/content/garage-example";

export function Component() {
  return (
    <>
      <ExampleHead content={garageExample} />
      <ExamplePage content={garageExample} />
    </>
  );
}
