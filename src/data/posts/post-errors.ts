import { errorCode } from "@/lib/errors/errors";
import type { StaffPost } from "./staff-post";

/** The post was saved elsewhere after this person opened it. `current` is what stands there now. */
export class PostConflictError extends Error {
  override name = "PostConflictError";
  constructor(readonly current: StaffPost) {
    super("this post was saved in the meantime");
  }
}

/** Another post has the address, or is led to from it. */
export class AddressTakenError extends Error {
  override name = "AddressTakenError";
  constructor(slug: string) {
    super(`another post has the address /blog/${slug}, or had it before`);
  }
}

export const NOT_YOURS = "the post no longer exists, or you may not change it";

const UNIQUE_VIOLATION = "23505";
/** The slug belongs to another post now: nothing else that is written here is one of a kind. */
export const isAddressTaken = (error: unknown) => errorCode(error) === UNIQUE_VIOLATION;

/** Signing in again, or as somebody else, may cure it. */
export const isSignInError = (error: unknown) =>
  /^(42501|PGRST30[0-3])$/.test(errorCode(error) ?? "");
