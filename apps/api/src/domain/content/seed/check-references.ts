import type { RowError } from '../../../shared/content-rows/content-problem.ts';
import type { Content } from './content.ts';

/** Checks between rows: references must exist, and names must be unique. */
export function checkReferences(content: Content, clips: ReadonlySet<string>): RowError[] {
  const types = new Set(content.types.map((row) => row.slug));
  const brands = new Set(content.brands.map((row) => row.slug));
  return [
    ...repeated('implement-types.json', 'slug', content.types, (row) => row.slug),
    ...repeated('implement-brands.json', 'slug', content.brands, (row) => row.slug),
    ...repeated('implements.json', 'key', content.implements, (row) => row.key),
    ...repeated('implements.json', 'type, brand and slug', content.implements, addressOf),
    ...repeated('videos.json', 'key', content.videos, (row) => row.key),
    ...repeated('videos.json', 'slug', content.videos, (row) => row.slug),
    ...mistakes('implements.json', content.implements, (row) => [
      ...(types.has(row.type) ? [] : [`type: there is no implement type "${row.type}"`]),
      ...(brands.has(row.brand) ? [] : [`brand: there is no implement brand "${row.brand}"`]),
    ]),
    ...mistakes('videos.json', content.videos, (row) =>
      (row.clip === null ? [] : [`${row.clip}.webm`, `${row.clip}.mp4`])
        .filter((file) => !clips.has(file))
        .map((file) => `clip: media/clips/${file} is missing`),
    ),
  ];
}

type KeyedRow = { key?: string; slug: string };

function addressOf({ type, brand, slug }: Content['implements'][number]): string {
  return `${type}/${brand}/${slug}`;
}

function mistakes<T extends KeyedRow>(
  file: string,
  rows: readonly T[],
  check: (row: T) => string[],
): RowError[] {
  return rows.flatMap((row, index) =>
    check(row).map((reason) => ({ file, row: index + 1, name: row.key ?? row.slug, reason })),
  );
}

function repeated<T extends KeyedRow>(
  file: string,
  field: string,
  rows: readonly T[],
  read: (row: T) => string,
): RowError[] {
  const first = new Map<string, number>();
  return rows.flatMap((row, index) => {
    const value = read(row);
    const before = first.get(value);
    if (before === undefined) {
      first.set(value, index + 1);
      return [];
    }
    const reason = `${field}: "${value}" is used in row ${before} already`;
    return [{ file, row: index + 1, name: row.key ?? row.slug, reason }];
  });
}
