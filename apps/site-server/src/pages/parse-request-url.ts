/**
 * The path is appended to the origin: resolved as a relative URL, `//other.test/` would select
 * another host, which cached pages would contain.
 */
export function parseRequestUrl(target: string | undefined, origin: string): URL | undefined {
  if (!target?.startsWith('/')) return undefined;
  const address = origin + target;
  return URL.canParse(address) ? new URL(address) : undefined;
}
