/**
 * URL of a request; undefined when it is invalid. The path is concatenated: resolved as a relative
 * URL, `//other.test/` would select another host, which would end up in cached pages.
 */
export function parseRequestUrl(target: string | undefined, origin: string): URL | undefined {
  if (!target?.startsWith('/')) return undefined;
  const address = origin + target;
  return URL.canParse(address) ? new URL(address) : undefined;
}
