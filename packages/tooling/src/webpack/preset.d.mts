/** The two builds of an app, for webpack: the first for browsers, the second for the site server. */
export function appConfigs(folder: string): readonly [object, object];
