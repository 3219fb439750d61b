import type { PictureFormat, PictureName, PictureWidth } from '@tractor-haat/api-client';
import { PER_PAGE } from '@tractor-haat/api-client/contract';
import { listAllPictures } from '@tractor-haat/drawings';
import type { ContentPictures } from './content-pictures.ts';
import type { PictureFile } from './parse-picture-file.ts';

/** Pictures to pregenerate, in order: home and the first page of each list, all lists, other pages. */
export type DrawingPlan = {
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

/**
 * AVIF, which nearly every browser supports, in the widths that pages use; JPEG for messengers and search engines,
 * which support neither AVIF nor SVG; WebP for video posters.
 */
export function createDrawingPlan(content: ContentPictures): DrawingPlan {
  const allNames = listAllPictures();
  const kind = (...kinds: string[]) => allNames.filter((picture) => kinds.includes(picture.kind));
  const view = (names: PictureName[], viewName: string) =>
    names.filter((picture) => picture.view === viewName);
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
      ...toFiles(view(hero, 'phone'), [800]),
      ...toFiles(view(hero, 'wide'), [1200]),
      ...toFiles(kind('tile'), [400]),
      ...toFiles(view(types, 'side'), [400]),
      ...toFiles(firstMachines, [400]),
      ...toFiles(kind('tile'), [200]),
      ...toFiles(firstMachines, [200]),
      ...toFiles(kind('share'), [1200], 'jpg'),
    ],
    lists: [
      ...toFiles(view(types, 'side'), [600]),
      ...toFiles(view(types, 'icon'), [80, 40]),
      // Menus use WebP.
      ...toFiles(view(types, 'icon'), [80], 'webp'),
      ...toFiles([...machines, ...content.used], [400, 200]),
      ...toFiles(content.brands, [80, 40]),
      ...toFiles(read, [400, 200]),
    ],
    others: [
      // First the large picture of a detail page on a phone, then those for wide screens.
      ...toFiles([...machines, ...content.used], [800]),
      ...toFiles([...machines, ...content.used, ...read, ...content.comparisons], [1200], 'jpg'),
      ...toFiles(kind('video', 'reel'), [600, 800], 'webp'),
      ...toFiles(read, [600, 800]),
      ...toFiles([...machines, ...content.used], [600, 1200]),
      ...toFiles(withViews(content.tractors, ['front', 'rear', 'field']), [200, 400, 800]),
      ...toFiles(content.anyUsed, [400, 200, 800]),
      ...toFiles(kind('construction', 'scene'), [400, 600, 800]),
      ...toFiles(kind('cover'), [1200]),
      ...toFiles(content.tractors, [80], 'webp'),
      ...toFiles(machines, [400], 'webp'),
    ],
  };
}
