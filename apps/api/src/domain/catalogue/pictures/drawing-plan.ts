import type { PictureFormat, PictureName, PictureWidth } from '@tractor-haat/api-client';
import { PER_PAGE } from '@tractor-haat/api-client/contract';
import { allPictures } from '@tractor-haat/drawings';
import type { ContentPictures } from './content-pictures.ts';
import type { PictureFile } from './picture-file.ts';

/** Pictures to draw ahead, in order: those of home and the first page of each list, of all lists, and of other pages. */
export type DrawingPlan = { firstPages: PictureFile[]; lists: PictureFile[]; rest: PictureFile[] };

const of = (
  names: readonly PictureName[],
  widths: readonly PictureWidth[],
  format: PictureFormat = 'avif',
): PictureFile[] => names.flatMap((name) => widths.map((width) => ({ ...name, width, format })));

const seen = (names: readonly PictureName[], views: readonly string[]) =>
  names.flatMap((name) => views.map((view) => ({ ...name, view })));

/**
 * AVIF, which nearly every browser supports, in the widths that pages use; JPEG for messengers and search engines,
 * which support neither AVIF nor SVG; WebP for posters of films.
 */
export function drawingPlan(content: ContentPictures): DrawingPlan {
  const own = allPictures();
  const kind = (...kinds: string[]) => own.filter((one) => kinds.includes(one.kind));
  const view = (names: PictureName[], viewName: string) =>
    names.filter((one) => one.view === viewName);
  const types = kind('implement-type');
  const hero = kind('hero');
  const read = kind('cover', 'story', 'video', 'reel');
  const machines = [...content.tractors, ...content.implements, ...content.tyres];
  const firstMachines = [
    ...content.tractors.slice(0, PER_PAGE),
    ...content.used.slice(0, PER_PAGE),
    ...content.implements.slice(0, PER_PAGE),
    ...content.tyres.slice(0, PER_PAGE),
  ];
  return {
    firstPages: [
      ...of(view(hero, 'phone'), [800]),
      ...of(view(hero, 'wide'), [1200]),
      ...of(kind('tile'), [400]),
      ...of(view(types, 'side'), [400]),
      ...of(firstMachines, [400]),
      ...of(kind('tile'), [200]),
      ...of(firstMachines, [200]),
      ...of(kind('share'), [1200], 'jpg'),
    ],
    lists: [
      ...of(view(types, 'side'), [600]),
      ...of(view(types, 'icon'), [80, 40]),
      // Menus use WebP.
      ...of(view(types, 'icon'), [80], 'webp'),
      ...of([...machines, ...content.used], [400, 200]),
      ...of(content.brands, [80, 40]),
      ...of(read, [400, 200]),
    ],
    rest: [
      // First the large picture of a detail page on a phone, then those for wide screens.
      ...of([...machines, ...content.used], [800]),
      ...of([...machines, ...content.used, ...read, ...content.comparisons], [1200], 'jpg'),
      ...of(kind('video', 'reel'), [600, 800], 'webp'),
      ...of(read, [600, 800]),
      ...of([...machines, ...content.used], [600, 1200]),
      ...of(seen(content.tractors, ['front', 'rear', 'field']), [200, 400, 800]),
      ...of(content.anyUsed, [400, 200, 800]),
      ...of(kind('construction', 'scene'), [400, 600, 800]),
      ...of(kind('cover'), [1200]),
      ...of(content.tractors, [80], 'webp'),
      ...of(machines, [400], 'webp'),
    ],
  };
}
