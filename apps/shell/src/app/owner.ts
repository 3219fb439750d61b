import { matchRoutes } from '@tractor-haat/platform/shell';

/** Remote that owns a path: the most specific matching pattern wins. */
export function ownerOf<Remote extends { readonly routes: readonly string[] }>(
  path: string,
  remotes: readonly Remote[],
): Remote | undefined {
  const patterns = remotes.flatMap((remote) =>
    remote.routes.map((pattern) => ({ path: pattern, handle: remote })),
  );
  return matchRoutes(patterns, path)?.at(-1)?.route.handle;
}
