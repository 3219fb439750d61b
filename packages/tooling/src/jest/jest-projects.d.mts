/** Jest projects of this repository, one per kind of test. */
export function jestProjects(rootDir: string): readonly { readonly displayName: string }[];

/** Jest configuration of a remote in its own repository. */
export function remoteTests(rootDir: string): { readonly projects: readonly object[] };
