import { Command as Cmdk } from "cmdk";
import { useTranslation } from "react-i18next";
import { singleKeysOf, type Command } from "./command";
import { findCommands } from "./find-commands";
import { KeyCaps } from "./key-caps";
import { useOfferedCommands } from "./use-commands";
import { useSingleKeys } from "./use-single-keys";

type PaletteGroupsProps = { typed: string; onChoice: (command: Command) => void };

export function PaletteGroups({ typed, onChoice }: PaletteGroupsProps) {
  const { t } = useTranslation();
  const groups = findCommands(useOfferedCommands(), typed);
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  return (
    <>
      <p className="sr-only" role="status">
        {typed !== "" && count > 0 && t("Found: {{count}}", { count })}
      </p>
      <Cmdk.List
        className="min-h-0 scroll-py-2 overflow-y-auto overscroll-contain *:px-2 *:pt-1.5 *:pb-2.5"
        hidden={count === 0}
        label={t("Pages and actions")}
      >
        {groups.map(({ heading, commands }) => (
          <Cmdk.Group
            key={heading}
            heading={heading}
            className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3.5 [&_[cmdk-group-heading]]:pb-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted"
          >
            {commands.map((command) => (
              <PaletteItem key={command.id} command={command} onChoice={onChoice} />
            ))}
          </Cmdk.Group>
        ))}
      </Cmdk.List>
      {count === 0 && (
        <p className="px-5 pt-6 pb-7 wrap-anywhere text-text-2" role="status">
          {t("Nothing matches “{{typed}}”. Try fewer words, or the name of a page.", {
            typed: typed.trim(),
          })}
        </p>
      )}
    </>
  );
}

type PaletteItemProps = { command: Command; onChoice: (command: Command) => void };

function PaletteItem({ command, onChoice }: PaletteItemProps) {
  const { label, Icon, shortcut, isDisabled = false } = command;
  const [hasSingleKeys] = useSingleKeys();
  const isKeyActive = hasSingleKeys || singleKeysOf(command).length === 0;
  return (
    <Cmdk.Item
      className="group flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-sm/tight font-medium data-[disabled=true]:cursor-default data-[disabled=true]:text-muted data-[selected=true]:bg-sunken data-[selected=true]:inset-shadow-mark"
      value={command.id}
      disabled={isDisabled}
      onSelect={() => onChoice(command)}
    >
      <span className="w-5 flex-none text-muted group-data-[selected=true]:text-text">
        {Icon && <Icon size={19} aria-hidden />}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      {shortcut !== undefined && isKeyActive && (
        <KeyCaps className="[@media(hover:none)]:hidden" shortcut={shortcut} />
      )}
    </Cmdk.Item>
  );
}
