/**
 * Appends the target to the origin. `new URL(target, origin)` would resolve `//other.test/` to another host, and cached
 * pages would contain that host.
 */
export function parseRequestUrl(target: string | undefined, origin: string): URL | undefined {
  if (!target?.startsWith('/')) return undefined;
  const address = origin + target;
  return URL.canParse(address) ? new URL(address) : undefined;
}
