import { ExampleHead } from "@/features/marketing/examples/example-head";
import { ExamplePage } from "@/features/marketing/examples/example-page";
import { cleanExample } from "@/features/marketing/examples/content/clean-example";

export function Component() {
  return (
    <>
      <ExampleHead content={cleanExample} />
      <ExamplePage content={cleanExample} />
    </>
  );
}
