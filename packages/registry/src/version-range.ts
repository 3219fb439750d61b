type Triple = [major: number, minor: number, patch: number];

function tripleOf(version: string): Triple | null {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null;
}

/**
 * Whether an exact version satisfies a range. Ranges are what our own builds write: exact
 * (`1.2.3`) or caret (`^1.2.3`); any other range satisfies nothing.
 */
export function satisfies(version: string, range: string): boolean {
  const caret = range.startsWith('^');
  const have = tripleOf(version);
  const want = tripleOf(caret ? range.slice(1) : range);
  if (!have || !want) return false;
  if (!caret) return have.every((part, index) => part === want[index]);
  // A caret lets everything right of the first non-zero number grow.
  const fixed = want[0] > 0 ? 1 : want[1] > 0 ? 2 : 3;
  if (have.slice(0, fixed).some((part, index) => part !== want[index])) return false;
  const [, minor, patch] = have;
  return minor > want[1] || (minor === want[1] && patch >= want[2]);
}
