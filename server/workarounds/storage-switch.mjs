// The storage of @supabase/lite 0.10 is behind a variable that its modules read when they are imported. So this is
// imported before them. Not TypeScript: the backend's thread imports it before tsx is registered.
process.env.EXPERIMENTAL_STORAGE = "1";

// Its warning at each start would only alarm people, who did not choose the variable.
const { warn } = console;
console.warn = (...lines) => {
  if (!String(lines[0]).startsWith("EXPERIMENTAL FEATURES ENABLED")) warn(...lines);
};
