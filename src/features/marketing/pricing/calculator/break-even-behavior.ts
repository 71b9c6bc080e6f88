import { partOf, writeTexts } from "@/lib/behavior";
import { copyAddress, forgetCopied } from "@/lib/copy-address";
import { t } from "@/lib/language/translate";
import { breakEvenTexts } from "./break-even-texts";
import {
  calculatorPath,
  jobLimits,
  marginLimits,
  numbersFromSearch,
  readNumber,
  searchFromNumbers,
  type CalculatorNumbers,
} from "./calculator-address";

/** What the sliders reach; the fields take more. */
export const sliders = {
  job: { min: 80, max: 3000, step: 10 },
  margin: { min: 5, max: 90, step: 1 },
};

const limits = { job: jobLimits, margin: marginLimits };

/** Browsers refuse an address that changes at every step of a dragged slider. */
const SETTLE_MS = 250;

type Name = keyof CalculatorNumbers;
const NAMES: readonly Name[] = ["job", "margin"];

function placeOf(name: Name, value: string): number {
  const { min, max } = sliders[name];
  return Math.min(max, Math.max(min, Number(value) || min));
}

/** The part of the slider that is dark. */
export function filledShare(name: Name, value: string): string {
  const { min, max } = sliders[name];
  return `${((placeOf(name, value) - min) / (max - min)) * 100}%`;
}

/**
 * Answers while one types or drags. The numbers follow the address on arrival, and the address
 * follows them.
 */
export function reckonBreakEven(root: HTMLElement): () => void {
  const controls = { job: controlsOf(root, "job"), margin: controlsOf(root, "margin") };
  const numbers = (): CalculatorNumbers => ({
    job: controls.job.field.value,
    margin: controls.margin.field.value,
  });
  // What was set before this code arrived counts for more than the address.
  const early = NAMES.filter((name) => takeEarly(controls[name]));
  let knownSearch = "";
  let timer: number | undefined;

  const show = () => {
    if (location.search !== knownSearch) {
      knownSearch = location.search;
      const params = new URLSearchParams(knownSearch);
      const asked = numbersFromSearch(params);
      for (const name of NAMES) {
        if (params.has(name) && !early.includes(name)) controls[name].field.value = asked[name];
      }
    }
    for (const name of NAMES) showNumber(name, controls[name]);
    showAnswer(root, numbers());
  };
  const change = () => {
    show();
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const search = searchFromNumbers(numbers());
      if (search !== null && root.isConnected) replaceSearch(search);
      knownSearch = location.search;
    }, SETTLE_MS);
  };
  const readFields = () => {
    for (const { field } of Object.values(controls)) {
      const tidy = field.value.replaceAll(/[\s,$%]/g, "");
      if (tidy !== field.value) field.value = tidy;
    }
    change();
  };
  for (const { field, slider } of Object.values(controls)) {
    field.addEventListener("input", readFields);
    slider.addEventListener("input", () => {
      field.value = slider.value;
      change();
    });
  }
  const copy = partOf(root, "[data-copy]");
  partOf(copy, "[data-copy-button]").addEventListener("click", () => {
    void copyAddress(copy, addressOf(numbers()), t("Link to these numbers copied."));
  });
  if (early.length > 0) readFields();
  early.length = 0;
  return show;
}

/** Whether a reader has set the number already; the field then has it, also where the slider was moved. */
function takeEarly({ field, slider }: Controls): boolean {
  if (isTouched(field)) return true;
  if (isTouched(slider)) field.value = slider.value;
  return isTouched(field);
}

const isTouched = ({ value, defaultValue }: HTMLInputElement) => value !== defaultValue;

type Controls = { field: HTMLInputElement; slider: HTMLInputElement; error: HTMLElement };

function controlsOf(root: HTMLElement, name: Name): Controls {
  const group = partOf(root, `[data-number="${name}"]`);
  return {
    field: partOf(group, "[data-slot=input]"),
    slider: partOf(group, "[data-slot=slider]"),
    error: partOf(group, "[data-slot=field-error]"),
  };
}

function showNumber(name: Name, { field, slider, error }: Controls): void {
  slider.value = String(placeOf(name, field.value));
  slider.style.setProperty("--filled", filledShare(name, field.value));
  const isWrong = readNumber(field.value, limits[name]) === null;
  error.hidden = !isWrong;
  if (isWrong) {
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", error.id);
  } else {
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
  }
}

function showAnswer(root: HTMLElement, numbers: CalculatorNumbers): void {
  const { headline, left, kept, rent, sum, keptShare, rentShare } = breakEvenTexts(numbers);
  writeTexts(root, { headline, "kept-label": left, kept, rent, sum });
  partOf(root, "[data-answer]").hidden = sum === "";
  partOf<HTMLElement>(root, "[data-bar=kept]").style.setProperty("--share", `${keptShare}%`);
  partOf<HTMLElement>(root, "[data-bar=rent]").style.setProperty("--share", `${rentShare}%`);
  const copy = partOf(root, "[data-copy]");
  partOf<HTMLButtonElement>(copy, "[data-copy-button]").disabled = sum === "";
  forgetCopied(copy, addressOf(numbers));
}

const addressOf = (numbers: CalculatorNumbers) =>
  new URL(calculatorPath(numbers), location.origin).href;

/**
 * Past the router on purpose: a navigation per number would scroll, announce the page anew and
 * cancel a link that is just being followed. The router keeps its note in history.state.
 */
function replaceSearch(search: string): void {
  try {
    history.replaceState(history.state, "", `${location.pathname}${search}`);
  } catch {
    // Too many changes in a row for this browser; the next one writes the address.
  }
}
