import type { PictureFormat, PictureName, PictureWidth } from '@tractor-haat/api-client';
import { PER_PAGE } from '@tractor-haat/api-client/contract';
import { listAllPictures } from '@tractor-haat/drawings';
import type { ContentPictures } from './content-pictures.ts';
import type { PictureFile } from './parse-picture-file.ts';

/** `firstPages` are the pictures of the home page and of the first page of each list. */
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
