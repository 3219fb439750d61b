import type { RowError } from '../../../shared/content-rows/content-error.ts';
import type { Content } from './content.ts';

export function checkReferences(content: Content, clips: ReadonlySet<string>): RowError[] {
  const types = new Set(content.types.map((row) => row.slug));
  const brands = new Set(content.brands.map((row) => row.slug));
  return [
    ...findRepeatedValues('implement-types.json', 'slug', content.types, (row) => row.slug),
    ...findRepeatedValues('implement-brands.json', 'slug', content.brands, (row) => row.slug),
    ...findRepeatedValues('implements.json', 'key', content.implements, (row) => row.key),
    ...findRepeatedValues(
      'implements.json',
      'type, brand and slug',
      content.implements,
      toImplementKey,
    ),
    ...findRepeatedValues('videos.json', 'key', content.videos, (row) => row.key),
    ...findRepeatedValues('videos.json', 'slug', content.videos, (row) => row.slug),
    ...findRowErrors('implements.json', content.implements, (row) => [
      ...(types.has(row.type) ? [] : [`type: there is no implement type "${row.type}"`]),
      ...(brands.has(row.brand) ? [] : [`brand: there is no implement brand "${row.brand}"`]),
    ]),
    ...findRowErrors('videos.json', content.videos, (row) =>
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

function findRowErrors<T extends KeyedRow>(
  file: string,
  rows: readonly T[],
  findReasons: (row: T) => string[],
): RowError[] {
  return rows.flatMap((row, index) =>
    findReasons(row).map((reason) => ({ file, row: index + 1, name: row.key ?? row.slug, reason })),
  );
}

function findRepeatedValues<T extends KeyedRow>(
  file: string,
  field: string,
  rows: readonly T[],
  readField: (row: T) => string,
): RowError[] {
  const firstRowByValue = new Map<string, number>();
  return rows.flatMap((row, index) => {
    const value = readField(row);
    const firstRow = firstRowByValue.get(value);
    if (firstRow === undefined) {
      firstRowByValue.set(value, index + 1);
      return [];
    }
    const reason = `${field}: "${value}" is used in row ${firstRow} already`;
    return [{ file, row: index + 1, name: row.key ?? row.slug, reason }];
  });
}
