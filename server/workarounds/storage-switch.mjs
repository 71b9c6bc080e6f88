// The storage of @supabase/lite 0.10 is behind a variable that its modules read when they are imported. So this is
// imported before them.
process.env.EXPERIMENTAL_STORAGE = "1";
