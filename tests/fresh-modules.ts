import { GoTrueClient } from "@supabase/supabase-js";
import { vi } from "vitest";

// The files share a worker, which spares loading jsdom and the libraries for each. Our own modules
// begin anew, so that no file meets what another one left in them, or what it put in their place.
vi.resetModules();
// A library is not: this one counts its clients, and would warn of the next file's own.
Object.assign(GoTrueClient, { nextInstanceID: {} });
