import type { RowError } from '../../../shared/content-rows/content-error.ts';
import type { Content } from './content.ts';

export function checkReferences(content: Content, clips: ReadonlySet<string>): RowError[] {
  const types = new Set(content.types.map((row) => row.slug));
  const brands = new Set(content.brands.map((row) => row.slug));
  return [
    ...findRepeated('implement-types.json', 'slug', content.types, (row) => row.slug),
    ...findRepeated('implement-brands.json', 'slug', content.brands, (row) => row.slug),
    ...findRepeated('implements.json', 'key', content.implements, (row) => row.key),
    ...findRepeated('implements.json', 'type, brand and slug', content.implements, toImplementKey),
    ...findRepeated('videos.json', 'key', content.videos, (row) => row.key),
    ...findRepeated('videos.json', 'slug', content.videos, (row) => row.slug),
    ...listErrors('implements.json', content.implements, (row) => [
      ...(types.has(row.type) ? [] : [`type: there is no implement type "${row.type}"`]),
      ...(brands.has(row.brand) ? [] : [`brand: there is no implement brand "${row.brand}"`]),
    ]),
    ...listErrors('videos.json', content.videos, (row) =>
      (row.clip === null ? [] : [`${row.clip}.webm`, `${row.clip}.mp4`])
        .filter((file) => !clips.has(file))
        .map((file) => `clip: media/clips/${file} is missing`),
    ),
  ];
}

type KeyedRow = { key?: string; slug: string };

function toImplementKey({ type, brand, slug }: Content['implements'][number]): string {
  return `${type}/${brand}/${slug}`;
}

function listErrors<T extends KeyedRow>(
  file: string,
  rows: readonly T[],
  check: (row: T) => string[],
): RowError[] {
  return rows.flatMap((row, index) =>
    check(row).map((reason) => ({ file, row: index + 1, name: row.key ?? row.slug, reason })),
  );
}

function findRepeated<T extends KeyedRow>(
  file: string,
  field: string,
  rows: readonly T[],
  readField: (row: T) => string,
): RowError[] {
  const firstRows = new Map<string, number>();
  return rows.flatMap((row, index) => {
    const value = readField(row);
    const firstRow = firstRows.get(value);
    if (firstRow === undefined) {
      firstRows.set(value, index + 1);
      return [];
    }
    const reason = `${field}: "${value}" is used in row ${firstRow} already`;
    return [{ file, row: index + 1, name: row.key ?? row.slug, reason }];
  });
}
