import { paths } from "@/lib/paths";

/** As typed. */
export type CalculatorNumbers = { job: string; margin: string };

export const CALCULATOR_ID = "break-even";
export const defaultNumbers: CalculatorNumbers = { job: "650", margin: "35" };

export const jobLimits = { min: 1, max: 1_000_000 };
export const marginLimits = { min: 1, max: 100 };

/** The typed number, or null if it is invalid. */
export function readNumber(text: string, { min, max }: { min: number; max: number }) {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

/** Each invalid or missing value has its own default. */
export function numbersFromSearch(search: URLSearchParams): CalculatorNumbers {
  const job = search.get("job") ?? "";
  const margin = search.get("margin") ?? "";
  return {
    job: readNumber(job, jobLimits) === null ? defaultNumbers.job : job,
    margin: readNumber(margin, marginLimits) === null ? defaultNumbers.margin : margin,
  };
}

/** Null while a field is invalid. */
export function searchFromNumbers({ job, margin }: CalculatorNumbers): string | null {
  const isComplete =
    readNumber(job, jobLimits) !== null && readNumber(margin, marginLimits) !== null;
  return isComplete ? `?${new URLSearchParams({ job, margin }).toString()}` : null;
}

/** The path that opens the calculator with these numbers. */
export function calculatorPath(numbers: CalculatorNumbers): string {
  return `${paths.pricing}${searchFromNumbers(numbers) ?? ""}#${CALCULATOR_ID}`;
}
