import { errorCode } from "@/lib/errors/errors";
import type { StaffPost } from "./staff-post";

/** The post was saved elsewhere meanwhile. `current` is its state now. */
export class PostConflictError extends Error {
  override name = "PostConflictError";
  constructor(readonly current: StaffPost) {
    super("this post was saved in the meantime");
  }
}

export class AddressTakenError extends Error {
  override name = "AddressTakenError";
  constructor(slug: string) {
    super(`another post has the address /blog/${slug}, or had it before`);
  }
}

export const NOT_YOURS = "the post no longer exists, or you may not change it";

const UNIQUE_VIOLATION = "23505";
/** The slug is the only unique column written here. */
export const isAddressTaken = (error: unknown) => errorCode(error) === UNIQUE_VIOLATION;

/** Signing in again, or as somebody else, may help. */
export const isSignInError = (error: unknown) =>
  /^(42501|PGRST30[0-3])$/.test(errorCode(error) ?? "");
