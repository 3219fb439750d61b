/** Whether an app's `dist/` is the build of its present sources. */
export function isBuilt(app: string, base?: string): boolean;

/** Marks `dist/` as whole and as the build of the present sources. */
export function stampBuild(app: string, base?: string, input?: string): void;

/** Builds every app whose sources changed. */
export function buildApps(): Promise<void>;
