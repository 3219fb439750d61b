/** Whether an app's `dist/` matches its sources. */
export function isBuilt(app: string, base?: string): boolean;

/** Marks `dist/` as complete and current. */
export function stampBuild(app: string, base?: string, input?: string): void;

/** Builds every app whose sources changed. */
export function buildApps(names?: readonly string[]): Promise<void>;
