import type { AppEnv } from "./env-schema";

declare const __APP_ENV__: AppEnv;
declare const __IS_DEMO__: boolean;

/** Parsed and checked once, by vite.config.ts, before anything is built or served. */
export const env: AppEnv = __APP_ENV__;

/** Which of the two builds this is. */
export const isDemo: boolean = __IS_DEMO__;
