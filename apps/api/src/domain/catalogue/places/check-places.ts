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
import { validateRows } from '../../../shared/content-rows/validate-rows.ts';
import { checkPlaceReferences } from './check-place-references.ts';
import type { PlaceTexts } from './read-place-files.ts';

export function checkPlaces({ texts }: Pick<PlaceTexts, 'texts'>): Places {
  const rowErrors: RowError[] = [];
  const parseRows = <T>(kind: PlaceKind, schema: z.ZodType<T>): T[] =>
    validateRows(`places/${PLACE_FILES[kind]}`, texts[kind], schema, rowErrors);
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
