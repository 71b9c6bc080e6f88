import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Combobox, ComboboxInput, ComboboxItem, ComboboxList } from "@/components/ui/combobox";
import { Field, FieldLegend } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ChoiceLabel } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import { ToggleChip } from "@/components/ui/toggle-chip";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { KitPart, KitRow } from "./kit-part";

const BUTTONS = ["default", "ink", "secondary", "outline", "destructive", "ghost", "link"] as const;
const BADGES = ["default", "info", "success", "pending", "warning", "destructive"] as const;
const TRADES = ["Heating and cooling", "Plumbing", "Roofing", "Electrical"];

export function KitControls() {
  return (
    <>
      <KitPart name="Button">
        <KitRow>
          {BUTTONS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </KitRow>
        <KitRow>
          {BUTTONS.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {variant}
            </Button>
          ))}
        </KitRow>
        <KitRow>
          <Button busyLabel="Saving">Save</Button>
          <Button size="lg">Large, for the public pages</Button>
          <Button size="icon" variant="secondary" aria-label="Delete">
            <Trash2 size={18} aria-hidden />
          </Button>
        </KitRow>
      </KitPart>
      <KitPart name="Badge">
        <KitRow>
          {BADGES.map((variant) => (
            <Badge key={variant} variant={variant}>
              {variant}
            </Badge>
          ))}
          <Badge variant="outline">outline</Badge>
          <Badge variant="mark">mark</Badge>
          <Badge variant="sample">example</Badge>
          <Badge variant="info" isPlain>
            isPlain
          </Badge>
        </KitRow>
      </KitPart>
      <KitPart name="Field, Input, Select, Textarea">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Business" hint="As it stands on the van.">
            {(control) => <Input {...control} defaultValue="Harbor Electric" />}
          </Field>
          <Field label="E-mail" error="Add the part after the @ sign.">
            {(control) => <Input {...control} type="email" defaultValue="jo@" />}
          </Field>
          <Field label="Trade">
            {(control) => (
              <Select {...control}>
                {TRADES.map((trade) => (
                  <option key={trade}>{trade}</option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Phone">
            {(control) => <Input {...control} disabled defaultValue="(555) 010-0123" />}
          </Field>
          <Field label="Message" className="sm:col-span-2">
            {(control) => <Textarea {...control} placeholder="What should the page say?" />}
          </Field>
        </div>
      </KitPart>
      <Choices />
    </>
  );
}

function Choices() {
  const [view, setView] = useState("board");
  const [answer, setAnswer] = useState("call");
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <KitPart name="Checkbox, RadioGroup, Switch">
        <KitRow>
          <ChoiceLabel>
            <Checkbox defaultChecked />
            On
          </ChoiceLabel>
          <ChoiceLabel>
            <Checkbox />
            Off
          </ChoiceLabel>
          <ChoiceLabel>
            <Checkbox checked="indeterminate" readOnly />
            Some
          </ChoiceLabel>
          <ChoiceLabel>
            <Checkbox disabled />
            Disabled
          </ChoiceLabel>
        </KitRow>
        <RadioGroup value={answer} onValueChange={setAnswer}>
          <FieldLegend>How shall we answer?</FieldLegend>
          <KitRow>
            <ChoiceLabel>
              <RadioGroupItem value="call" />
              By phone
            </ChoiceLabel>
            <ChoiceLabel>
              <RadioGroupItem value="mail" />
              By e-mail
            </ChoiceLabel>
          </KitRow>
        </RadioGroup>
        <ChoiceLabel>
          <Switch checked={isOn} onCheckedChange={setIsOn} />
          Single keys
        </ChoiceLabel>
      </KitPart>
      <KitPart name="ToggleGroup">
        <ToggleGroup
          className="justify-self-start"
          aria-label="View"
          value={view}
          onValueChange={setView}
        >
          <ToggleGroupItem value="board">Board</ToggleGroupItem>
          <ToggleGroupItem value="list">List</ToggleGroupItem>
          <ToggleGroupItem value="map" disabled>
            Map
          </ToggleGroupItem>
        </ToggleGroup>
      </KitPart>
      <KitPart name="ToggleChip">
        <KitRow>
          <ToggleChip isOn>Sam Kowalski</ToggleChip>
          <ToggleChip isOn={false}>Priya Nair</ToggleChip>
          <ToggleChip isOn={false} disabled>
            Nobody
          </ToggleChip>
        </KitRow>
      </KitPart>
      <KitPart name="Combobox">
        <Combobox label="Trade">
          <ComboboxInput placeholder="Type to narrow" />
          <ComboboxList>
            {TRADES.map((trade) => (
              <ComboboxItem key={trade} value={trade}>
                {trade}
              </ComboboxItem>
            ))}
          </ComboboxList>
        </Combobox>
      </KitPart>
    </>
  );
}
