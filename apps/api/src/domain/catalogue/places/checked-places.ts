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
import { ContentError, type RowError } from '../../../shared/content-rows/content-problem.ts';
import { checkPlaceReferences } from './check-place-references.ts';
import type { PlaceTexts } from './place-files.ts';

/** Checks every row of the files. Throws `ContentError` with all mistakes. */
export function checkedPlaces({ texts }: Pick<PlaceTexts, 'texts'>): Places {
  const problems: RowError[] = [];
  const rowsOf = <T>(kind: PlaceKind, schema: z.ZodType<T>): T[] =>
    parsed(kind, texts[kind], problems).flatMap((row, index) => {
      const { data, error } = schema.safeParse(row);
      if (error === undefined) return [data];
      for (const { path, message } of error.issues) {
        const reason = `${path.join('.') || 'row'}: ${message}`;
        problems.push({ file: fileOf(kind), row: index + 1, name: nameOf(row), reason });
      }
      return [];
    });
  const places = {
    states: rowsOf('states', stateRow),
    districts: rowsOf('districts', districtRow),
    tehsils: rowsOf('tehsils', tehsilRow),
    towns: rowsOf('towns', townRow),
    neighbours: rowsOf('neighbours', neighbourRow),
  };
  // With missing rows, references would fail and row numbers would be wrong.
  if (problems.length === 0) problems.push(...checkPlaceReferences(places));
  if (problems.length > 0) throw new ContentError(problems);
  return places;
}

const fileOf = (kind: PlaceKind) => `places/${PLACE_FILES[kind]}`;

function parsed(kind: PlaceKind, text: string, problems: RowError[]): unknown[] {
  const problem = (reason: string) =>
    problems.push({ file: fileOf(kind), row: 0, name: 'whole file', reason });
  try {
    const rows: unknown = JSON.parse(text);
    if (Array.isArray(rows)) return rows;
    problem('must be a list of rows');
  } catch (cause) {
    problem(`is not JSON: ${cause instanceof Error ? cause.message : cause}`);
  }
  return [];
}

function nameOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'slug' in row ? String(row.slug) : 'no name';
}
