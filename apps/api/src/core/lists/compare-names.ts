/** Compares code units, so the order is the same on every machine. */
export function compareTexts(a: string, b: string): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

const naturalCollator = new Intl.Collator('en', { numeric: true });

/** Sorts numbers by value, so that 241 precedes 1035. */
export const compareNames = (a: string, b: string): number =>
  naturalCollator.compare(a, b) || compareTexts(a, b);

/** Null comes last. */
export function compareAscending(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}

/** Null comes last. */
export function compareDescending(a: number | null, b: number | null): number {
  return a === null || b === null ? compareAscending(a, b) : b - a;
}

export function sortByIds<Row extends { id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function groupBy<Row, Key>(rows: readonly Row[], toKey: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = toKey(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}
