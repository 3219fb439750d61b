import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureName } from '@tractor-haat/api-client';
import { createComparisonName } from '@tractor-haat/drawings';
import { z } from 'zod';
import { toImplementPicture } from '../implements/to-implement-card.ts';
import { toTyrePicture } from '../tyres/to-tyre-card.ts';
import { toTractorPicture } from './to-tractor-picture.ts';

const slug = z.string();
const popularity = z.number().default(0);

// The import validates all fields. These schemas contain only those that pictures depend on.

const tractorRows = z.array(
  z.object({
    key: z.string(),
    slug,
    hp: z.number().nullable(),
    drive: z.enum(['2wd', '4wd']),
    cabin_ac: z.boolean().default(false),
    popularity,
    discontinued_on: z.string().nullish(),
  }),
);
const usedRows = z.array(z.object({ tractor: z.string(), listed_on: z.string() }));
const implementRows = z.array(z.object({ slug, type: slug, popularity }));
const tyreRows = z.array(z.object({ slug, position: z.string(), popularity }));
const brandRows = z.array(z.object({ slug }));
const comparisonRows = z.array(z.object({ first: z.string(), second: z.string() }));

export type ContentPictures = {
  tractors: PictureName[];
  used: PictureName[];
  /** All tractors as used tractors, because a visitor can sell any model. */
  anyUsed: PictureName[];
  implements: PictureName[];
  tyres: PictureName[];
  brands: PictureName[];
  comparisons: PictureName[];
};

/** Reads files instead of tables, because pictures can be drawn before a database exists. */
export function readContentPictures(folder: string): ContentPictures {
  const readRows = <T>(schema: z.ZodType<T[]>, name: string): T[] => {
    const file = path.join(folder, `${name}.json`);
    return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
  };
  // Lists do not show discontinued tractors, so they come last.
  const tractors = readRows(tractorRows, 'tractors')
    .sort(comparePopularity)
    .sort((a, b) => Number(isDiscontinued(a)) - Number(isDiscontinued(b)));
  const tractorsByKey = new Map(tractors.map((row) => [row.key, row]));
  const findTractors = (tractorKeys: readonly string[]) =>
    [...new Set(tractorKeys)].flatMap((key) => tractorsByKey.get(key) ?? []);
  const listings = readRows(usedRows, 'used-tractors').sort((a, b) =>
    b.listed_on.localeCompare(a.listed_on),
  );
  const listedTractors = findTractors(listings.map(({ tractor }) => tractor));
  const brands = ['tractor-brands', 'implement-brands', 'tyre-brands'].flatMap((name) =>
    readRows(brandRows, name).map((row) => row.slug),
  );
  return {
    tractors: tractors.map((row) => toTractorPicture(row)),
    used: listedTractors.map((row) => toTractorPicture(row, 'used')),
    anyUsed: tractors.map((row) => toTractorPicture(row, 'used')),
    implements: readRows(implementRows, 'implements')
      .sort(comparePopularity)
      .map((row) => toImplementPicture({ type_slug: row.type, slug: row.slug })),
    tyres: readRows(tyreRows, 'tyres').sort(comparePopularity).map(toTyrePicture),
    brands: [...new Set(brands)].map((id) => ({ kind: 'monogram', id, view: 'square' })),
    comparisons: readRows(comparisonRows, 'comparisons').map(({ first, second }) =>
      createComparisonName(findTractors([first, second]).map((row) => toTractorPicture(row))),
    ),
  };
}

const isDiscontinued = ({ discontinued_on }: { discontinued_on?: string | null | undefined }) =>
  Boolean(discontinued_on);

function comparePopularity(a: { popularity: number }, b: { popularity: number }): number {
  return b.popularity - a.popularity;
}
