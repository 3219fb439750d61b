/** Webpack configurations of an app: browser build and server build. */
export function appConfigs(folder: string): readonly [object, object];
