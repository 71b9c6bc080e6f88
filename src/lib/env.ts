import type { AppEnv } from "./env-schema";

declare const __APP_ENV__: AppEnv;

/** Parsed and checked once, by vite.config.ts, before anything is built or served. */
export const env: AppEnv = __APP_ENV__;
