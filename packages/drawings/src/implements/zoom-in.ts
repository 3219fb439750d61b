import { markup } from '../markup.ts';

type FocusPoint = readonly [x: number, y: number, zoom: number];

/** Centre and magnification of the detail view: the part of each machine that works the soil or crop. */
const FOCUS_POINTS: ReadonlyMap<string, FocusPoint> = new Map<string, FocusPoint>([
  ['plough', [400, 420, 1.9]],
  ['cultivator', [300, 400, 1.8]],
  ['sprayer', [250, 430, 1.9]],
  ['power-tiller', [300, 430, 1.8]],
  ['rotavator', [260, 430, 2]],
  ['baler', [560, 400, 1.7]],
  ['combine-harvester', [600, 420, 1.9]],
  ['harrow', [270, 430, 1.9]],
  ['super-seeder', [270, 440, 1.9]],
  ['laser-land-leveler', [320, 430, 1.8]],
  ['rice-transplanter', [250, 420, 1.8]],
  ['straw-reaper', [240, 420, 1.8]],
  ['mulcher', [270, 430, 1.9]],
  ['tipping-trailer', [560, 400, 1.7]],
]);

/** Magnifies the working part of an 800x600 picture. The visible section stays within the picture. */
export function zoomIn(type: string, body: string): string {
  const [x, y, zoom] = FOCUS_POINTS.get(type) ?? [400, 300, 1];
  const clampCentre = (centre: number, size: number) => {
    const visibleHalf = size / 2 / zoom;
    return Math.min(size - visibleHalf, Math.max(visibleHalf, centre));
  };
  return markup`<g transform="translate(400 300) scale(${zoom}) translate(${-clampCentre(x, 800)} ${-clampCentre(y, 600)})">${body}</g>`;
}
