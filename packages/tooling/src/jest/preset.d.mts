/** Jest's settings for this repository: one project a kind of test. */
export function jestProjects(rootDir: string): readonly object[];

/** Jest's settings for a remote in a repository of its own. */
export function remoteTests(rootDir: string): { readonly projects: readonly object[] };
