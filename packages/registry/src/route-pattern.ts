/** Every plain form of a React Router pattern: `/a/:b?` is both `/a` and `/a/:b`. */
function withoutOptional(segments: string[]): string[][] {
  const [first, ...rest] = segments;
  if (first === undefined) return [[]];
  const tails = withoutOptional(rest);
  if (!first.endsWith('?')) return tails.map((tail) => [first, ...tail]);
  return [...tails, ...tails.map((tail) => [first.slice(0, -1), ...tail])];
}

/**
 * What a pattern claims, in a form that can be compared: parameter names do not matter, nor does
 * the case of the fixed parts (React Router ignores it). `/a/:id` and `/a/new` are two claims,
 * because React Router always prefers the fixed one.
 */
export function claimsOf(pattern: string): string[] {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  return withoutOptional(segments).map(
    (parts) =>
      `/${parts.map((part) => (part.startsWith(':') ? ':' : part.toLowerCase())).join('/')}`,
  );
}
