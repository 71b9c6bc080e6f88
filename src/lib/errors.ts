/** The message a failed call carries: an Error, a PostgREST error body, or a fallback. */
export function errorMessage(error: unknown): string {
  if (typeof error === "object" && error !== null && "message" in error) {
    const { message } = error;
    if (typeof message === "string" && message !== "") return message;
  }
  return "Something went wrong";
}

/** HTTP statuses that trying again will not change. */
export function isFinal(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    typeof error.code === "string" &&
    /^(PGRST|22|23|42)/.test(error.code)
  );
}
