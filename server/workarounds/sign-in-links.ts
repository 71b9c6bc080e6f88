// The site offers no sign-in links, and @supabase/lite 0.10 creates an account for any address that requests one,
// although signing up is disabled. So such requests are refused.

export const isSignInLink = (pathname: string): boolean =>
  /^\/auth\/v1\/(otp|magiclink)\/?$/.test(pathname);
