type VersionTriple = [major: number, minor: number, patch: number];

function parseTriple(version: string): VersionTriple | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}

/**
 * Whether an exact version satisfies a range. Ranges are what our own builds write: exact
 * (`1.2.3`) or caret (`^1.2.3`); any other range satisfies nothing.
 */
export function satisfies(version: string, range: string): boolean {
  const caret = range.startsWith('^');
  const actual = parseTriple(version);
  const required = parseTriple(caret ? range.slice(1) : range);
  if (!actual || !required) return false;
  if (!caret) return actual.every((part, index) => part === required[index]);
  // A caret lets everything right of the first non-zero number grow.
  const fixed = required[0] > 0 ? 1 : required[1] > 0 ? 2 : 3;
  if (actual.slice(0, fixed).some((part, index) => part !== required[index])) return false;
  const [, minor, patch] = actual;
  return minor > required[1] || (minor === required[1] && patch >= required[2]);
}
