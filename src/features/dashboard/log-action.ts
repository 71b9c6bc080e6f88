/**
 * The specification's dashboard actions change nothing: they only write to the console. Where
 * one gets a real effect, this call is what it replaces.
 */
export function logAction(action: string, details: Record<string, string> = {}): void {
  console.log(action, details);
}
