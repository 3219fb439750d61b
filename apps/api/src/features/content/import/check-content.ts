import {
  type BrandRow,
  brandRow,
  type ImplementRow,
  implementRow,
  type TypeRow,
  typeRow,
  type VideoRow,
  videoRow,
} from '../../../core/files/content-rows.ts';
import { ContentError, type RowError, validateRows } from '../../../core/files/validate-rows.ts';
import type { ContentFiles } from './content-files.ts';

export type Content = {
  types: TypeRow[];
  brands: BrandRow[];
  implements: ImplementRow[];
  videos: VideoRow[];
};

export function checkContent({ texts, clips }: ContentFiles): Content {
  const errors: RowError[] = [];
  const content = {
    types: validateRows('implement-types.json', texts['implement-types.json'], typeRow, errors),
    brands: validateRows('implement-brands.json', texts['implement-brands.json'], brandRow, errors),
    implements: validateRows('implements.json', texts['implements.json'], implementRow, errors),
    videos: validateRows('videos.json', texts['videos.json'], videoRow, errors),
  };
  // `content` lacks the invalid rows, so references to them would be reported too.
  if (errors.length === 0) errors.push(...checkReferences(content, clips));
  if (errors.length > 0) throw new ContentError(errors);
  return content;
}

function checkReferences(content: Content, clips: ReadonlySet<string>): RowError[] {
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
