import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureFormat, PictureName, PictureWidth } from '@tractor-haat/api-client';
import { PER_PAGE } from '@tractor-haat/api-client/contract';
import { createComparisonName, listAllPictures } from '@tractor-haat/drawings';
import { z } from 'zod';
import { toImplementPicture } from '../implements/to-implement-card.ts';
import { toTractorPicture } from '../products/to-product-picture.ts';
import { toTyrePicture } from '../tyres/to-tyre-card.ts';
import type { PictureFile } from './create-picture-finder.ts';

/** `firstPages` are the pictures of the home page and of the first page of each list. */
type DrawingPlan = {
  firstPages: PictureFile[];
  lists: PictureFile[];
  others: PictureFile[];
};

const toFiles = (
  names: readonly PictureName[],
  widths: readonly PictureWidth[],
  format: PictureFormat = 'avif',
): PictureFile[] => names.flatMap((name) => widths.map((width) => ({ ...name, width, format })));

const withViews = (names: readonly PictureName[], views: readonly string[]) =>
  names.flatMap((name) => views.map((view) => ({ ...name, view })));

/** Pages use AVIF. Messengers and search engines support neither AVIF nor SVG, so they get JPEG. */
export function createDrawingPlan(content: ContentPictures): DrawingPlan {
  const allNames = listAllPictures();
  const selectKinds = (...kinds: string[]) =>
    allNames.filter((picture) => kinds.includes(picture.kind));
  const selectView = (names: PictureName[], viewName: string) =>
    names.filter((picture) => picture.view === viewName);
  const types = selectKinds('implement-type');
  const hero = selectKinds('hero');
  const mediaPictures = selectKinds('cover', 'story', 'video', 'reel');
  const machines = [...content.tractors, ...content.implements, ...content.tyres];
  const firstMachines = [
    ...content.tractors.slice(0, PER_PAGE),
    ...content.used.slice(0, PER_PAGE),
    ...content.implements.slice(0, PER_PAGE),
    ...content.tyres.slice(0, PER_PAGE),
  ];
  return {
    firstPages: [
      ...toFiles(selectView(hero, 'phone'), [800]),
      ...toFiles(selectView(hero, 'wide'), [1200]),
      ...toFiles(selectKinds('tile'), [400]),
      ...toFiles(selectView(types, 'side'), [400]),
      ...toFiles(firstMachines, [400]),
      ...toFiles(selectKinds('tile'), [200]),
      ...toFiles(firstMachines, [200]),
      ...toFiles(selectKinds('share'), [1200], 'jpg'),
    ],
    lists: [
      ...toFiles(selectView(types, 'side'), [600]),
      ...toFiles(selectView(types, 'icon'), [80, 40]),
      ...toFiles(selectView(types, 'icon'), [80], 'webp'),
      ...toFiles([...machines, ...content.used], [400, 200]),
      ...toFiles(content.brands, [80, 40]),
      ...toFiles(mediaPictures, [400, 200]),
    ],
    others: [
      // Detail pages on phones show this width, so it is drawn before larger widths.
      ...toFiles([...machines, ...content.used], [800]),
      ...toFiles(
        [...machines, ...content.used, ...mediaPictures, ...content.comparisons],
        [1200],
        'jpg',
      ),
      ...toFiles(selectKinds('video', 'reel'), [600, 800], 'webp'),
      ...toFiles(mediaPictures, [600, 800]),
      ...toFiles([...machines, ...content.used], [600, 1200]),
      ...toFiles(withViews(content.tractors, ['front', 'rear', 'field']), [200, 400, 800]),
      ...toFiles(content.anyUsed, [400, 200, 800]),
      ...toFiles(selectKinds('construction', 'scene'), [400, 600, 800]),
      ...toFiles(selectKinds('cover'), [1200]),
      ...toFiles(content.tractors, [80], 'webp'),
      ...toFiles(machines, [400], 'webp'),
    ],
  };
}

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

type ContentPictures = {
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
