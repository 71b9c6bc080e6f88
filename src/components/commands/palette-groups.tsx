import { Command as Cmdk } from "cmdk";
import { useTranslation } from "react-i18next";
import { singleKeysOf, type Command } from "./command";
import { KeyCaps } from "./key-caps";
import { findCommands } from "./match-command";
import { useOfferedCommands } from "./use-commands";
import { useSingleKeys } from "./use-single-keys";

type PaletteGroupsProps = { typed: string; onChoice: (command: Command) => void };

/** What answers the words typed so far. */
export function PaletteGroups({ typed, onChoice }: PaletteGroupsProps) {
  const { t } = useTranslation();
  const groups = findCommands(useOfferedCommands(), typed);
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  return (
    <>
      <p className="sr-only" role="status">
        {typed !== "" && count > 0 && t("Found: {{count}}", { count })}
      </p>
      <Cmdk.List className="palette-list" label={t("Pages and actions")}>
        {groups.map(({ heading, commands }) => (
          <Cmdk.Group key={heading} heading={heading}>
            {commands.map((command) => (
              <PaletteItem key={command.id} command={command} onChoice={onChoice} />
            ))}
          </Cmdk.Group>
        ))}
      </Cmdk.List>
      {count === 0 && (
        <p className="palette-empty" role="status">
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
      className="palette-item"
      value={command.id}
      disabled={isDisabled}
      onSelect={() => onChoice(command)}
    >
      {Icon ? <Icon size={19} aria-hidden /> : <span className="palette-no-icon" />}
      <span className="palette-label">{label}</span>
      {shortcut !== undefined && isKeyActive && (
        <KeyCaps className="[@media(hover:none)]:hidden" shortcut={shortcut} />
      )}
    </Cmdk.Item>
  );
}
