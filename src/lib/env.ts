import type { AppEnv } from "./env-schema";

declare const __APP_ENV__: AppEnv;
declare const __IS_DEMO__: boolean;

export const env: AppEnv = __APP_ENV__;

export const isDemo: boolean = __IS_DEMO__;
