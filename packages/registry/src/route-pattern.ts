/** Expands optional segments: `/a/:b?` becomes `/a` and `/a/:b`. */
function withoutOptional(segments: string[]): string[][] {
  const [first, ...rest] = segments;
  if (first === undefined) return [[]];
  const tails = withoutOptional(rest);
  if (!first.endsWith('?')) return tails.map((tail) => [first, ...tail]);
  return [...tails, ...tails.map((tail) => [first.slice(0, -1), ...tail])];
}

/**
 * Comparable form of a pattern: parameter names and the case of static segments are ignored, as in
 * React Router. `/a/:id` and `/a/new` differ, because React Router prefers the static one.
 */
export function claimsOf(pattern: string): string[] {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  return withoutOptional(segments).map(
    (parts) =>
      `/${parts.map((part) => (part.startsWith(':') ? ':' : part.toLowerCase())).join('/')}`,
  );
}
