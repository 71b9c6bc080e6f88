import { GoTrueClient } from "@supabase/supabase-js";
import { vi } from "vitest";

// Test files share a worker to load jsdom and libraries once. Our modules are reset, so that no state or mock
// leaks.
vi.resetModules();
// Libraries are not reset: this one counts its clients and would warn.
Object.assign(GoTrueClient, { nextInstanceID: {} });
