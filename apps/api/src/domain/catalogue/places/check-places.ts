import {
  districtRow,
  neighbourRow,
  PLACE_FILES,
  type PlaceKind,
  type Places,
  stateRow,
  tehsilRow,
  townRow,
} from '@tractor-haat/places';
import type { z } from 'zod';
import { ContentError, type RowError } from '../../../shared/content-rows/content-error.ts';
import { checkPlaceReferences } from './check-place-references.ts';
import type { PlaceTexts } from './read-place-files.ts';

export function checkPlaces({ texts }: Pick<PlaceTexts, 'texts'>): Places {
  const rowErrors: RowError[] = [];
  const parseRows = <T>(kind: PlaceKind, schema: z.ZodType<T>): T[] =>
    parseList(kind, texts[kind], rowErrors).flatMap((row, index) => {
      const { data, error } = schema.safeParse(row);
      if (error === undefined) return [data];
      for (const { path, message } of error.issues) {
        const reason = `${path.join('.') || 'row'}: ${message}`;
        rowErrors.push({ file: toFilePath(kind), row: index + 1, name: readSlug(row), reason });
      }
      return [];
    });
  const places = {
    states: parseRows('states', stateRow),
    districts: parseRows('districts', districtRow),
    tehsils: parseRows('tehsils', tehsilRow),
    towns: parseRows('towns', townRow),
    neighbours: parseRows('neighbours', neighbourRow),
  };
  // `places` lacks the invalid rows, so references to them would be reported too.
  if (rowErrors.length === 0) rowErrors.push(...checkPlaceReferences(places));
  if (rowErrors.length > 0) throw new ContentError(rowErrors);
  return places;
}

const toFilePath = (kind: PlaceKind) => `places/${PLACE_FILES[kind]}`;

function parseList(kind: PlaceKind, text: string, rowErrors: RowError[]): unknown[] {
  const addError = (reason: string) =>
    rowErrors.push({ file: toFilePath(kind), row: 0, name: 'whole file', reason });
  try {
    const rows: unknown = JSON.parse(text);
    if (Array.isArray(rows)) return rows;
    addError('must be a list of rows');
  } catch (cause) {
    addError(`is not JSON: ${cause instanceof Error ? cause.message : cause}`);
  }
  return [];
}

function readSlug(row: unknown): string {
  return typeof row === 'object' && row !== null && 'slug' in row ? String(row.slug) : 'no name';
}
