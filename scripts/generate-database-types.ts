// npm run types:database: writes src/lib/database.types.ts from the migrations, applied to an empty in-memory
// Postgres.
import { writeFileSync } from "node:fs";
import { writeDatabaseTypes } from "../server/backend/database-types.ts";
import { openEmbeddedBackend } from "../server/backend/embedded-backend.ts";

process.env.CURBFRONT_DATABASE_URL = "memory://types";
const backend = await openEmbeddedBackend();
const text = await writeDatabaseTypes(backend.execute);
await backend.close();
writeFileSync(new URL("../src/lib/database.types.ts", import.meta.url), text);
