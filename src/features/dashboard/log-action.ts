/** The specification's dashboard actions only write to the console. A real action replaces this call. */
export function logAction(action: string, details: Record<string, string> = {}): void {
  console.log(action, details);
}
