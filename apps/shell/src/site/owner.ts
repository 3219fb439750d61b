import { matchRoutes } from '@tractor-haat/platform/shell';

/** Which remote owns an address: of all patterns that fit, the most exact one decides. */
export function ownerOf<Remote extends { readonly routes: readonly string[] }>(
  path: string,
  remotes: readonly Remote[],
): Remote | undefined {
  const patterns = remotes.flatMap((remote) =>
    remote.routes.map((pattern) => ({ path: pattern, handle: remote })),
  );
  return matchRoutes(patterns, path)?.at(-1)?.route.handle;
}
