import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { Command } from "@/components/commands/command";
import { CommandProvider } from "@/components/commands/command-provider";
import type { RecordSearchPart } from "@/components/commands/found-records";
import { PaletteTrigger } from "@/components/commands/palette-trigger";
import { useCommands } from "@/components/commands/use-commands";

export function Offer({ commands }: { commands: Command[] }) {
  useCommands(commands);
  return null;
}

export function renderCommands(
  commands: Command[],
  page = <input aria-label="A field" />,
  search?: RecordSearchPart,
) {
  function Page() {
    const [isLeft, setLeft] = useState(false);
    return (
      <CommandProvider {...(search && { search })}>
        <PaletteTrigger />
        {!isLeft && <Offer commands={commands} />}
        <button type="button" onClick={() => setLeft(true)}>
          {"Leave"}
        </button>
        {page}
      </CommandProvider>
    );
  }
  render(<Page />);
  return { user: userEvent.setup() };
}
