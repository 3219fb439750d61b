type Names = { slug: string; names: Iterable<string> };

export class NameIndex<Row> {
  readonly #slugs = new Map<string, Row[]>();
  readonly #names = new Map<string, Row[]>();
  readonly #namesWithoutSpaces = new Map<string, Row[]>();

  constructor(rows: Iterable<Row>, getNames: (row: Row) => Names) {
    for (const row of rows) {
      const { slug, names } = getNames(row);
      addRow(this.#slugs, toNameKey(slug), row);
      for (const name of [slug, ...names]) {
        const key = toNameKey(name);
        addRow(this.#names, key, row);
        addRow(this.#namesWithoutSpaces, removeSpaces(key), row);
      }
    }
  }

  /** Prefers slugs to names, and names to names without spaces. Returns several rows for an ambiguous name. */
  find(name: string): readonly Row[] {
    const key = toNameKey(name);
    if (key === '') return [];
    return (
      this.#slugs.get(key) ??
      this.#names.get(key) ??
      this.#namesWithoutSpaces.get(removeSpaces(key)) ??
      []
    );
  }

  findOne(name: string): Row | undefined {
    const [match, ...others] = this.find(name);
    return others.length > 0 ? undefined : match;
  }
}

function addRow<Row>(map: Map<string, Row[]>, key: string, row: Row): void {
  const existing = map.get(key);
  if (existing === undefined) map.set(key, [row]);
  else if (!existing.includes(row)) existing.push(row);
}

/** `Soil-Master`, `soil MASTER` and all Unicode encodings of a letter get the same key. */
export function toNameKey(name: string): string {
  return (
    name
      .normalize('NFKD')
      // Accents of Latin letters, and invisible characters such as joiners of Indian scripts.
      .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('&', ' and ')
      .replaceAll('+', ' plus ')
      // Removes the dots of "Dr. B. R." but not the decimal point of the tyre size "12.4-28".
      .replace(/(?<!\d)\.|\.(?!\d)|['’‘ʼ`]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  );
}

const removeSpaces = (key: string): string => key.replaceAll(' ', '');
