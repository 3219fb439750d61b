/**
 * The address that a visitor asked for; undefined when it is none. Joined as text: read as a relative
 * address, `//other.test/` would name another host, which would then stand in pages that are kept.
 */
export function askedAddress(target: string | undefined, origin: string): URL | undefined {
  if (!target?.startsWith('/')) return undefined;
  const address = origin + target;
  return URL.canParse(address) ? new URL(address) : undefined;
}
