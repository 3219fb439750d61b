type VersionTriple = [major: number, minor: number, patch: number];

function parseTriple(version: string): VersionTriple | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}

/**
 * Returns true if an exact version satisfies a range. Supports the ranges of our builds: exact (`1.2.3`) and caret
 * (`^1.2.3`). Returns false for any other range.
 */
export function satisfies(version: string, range: string): boolean {
  const isCaretRange = range.startsWith('^');
  const actual = parseTriple(version);
  const required = parseTriple(isCaretRange ? range.slice(1) : range);
  if (!actual || !required) return false;
  if (!isCaretRange) return actual.every((part, index) => part === required[index]);
  // A caret range fixes all numbers up to the first one that is not zero.
  const firstNonZero = required.findIndex((part) => part > 0);
  const fixedCount = firstNonZero < 0 ? required.length : firstNonZero + 1;
  if (actual.slice(0, fixedCount).some((part, index) => part !== required[index])) return false;
  const [, minor, patch] = actual;
  return minor > required[1] || (minor === required[1] && patch >= required[2]);
}
