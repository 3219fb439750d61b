import { rotavatorSide } from '../../clips/rotavator-side.ts';
import { combineHarvester } from '../../implements/combine-harvester.ts';
import { plough } from '../../implements/plough.ts';
import { superSeeder } from '../../implements/super-seeder.ts';
import { trolley } from '../../implements/trolley.ts';
import { markup, mirrored, moveTo, times } from '../../markup.ts';
import { paintAt } from '../../paint.ts';
import { rod } from '../../parts/metal.ts';
import { standing } from '../../parts/standing.ts';
import { cloud, rain } from '../../props/cloud.ts';
import { wheat } from '../../props/crops.ts';
import type { Sheet } from '../../sheet.ts';
import { tractor } from '../../tractor/tractor.ts';
import { driven } from './driven.ts';

/** Clods that lie where the ground was worked, up to `to`. */
const worked = (to: number, ground: number): string =>
  `<g>${times(46, (i) => {
    const x = to - 6 - ((i * 71) % 620);
    const r = 7 + (i % 4) * 3;
    return markup`<ellipse cx="${x}" cy="${ground - 3 + ((i * 23) % 26)}" rx="${r * 1.3}" ry="${r * 0.8}" fill="${['#6b4426', '#8a5a34', '#5a371d'][i % 3] ?? '#6b4426'}"/>`;
  })}</g>`;

/** Everything here is drawn for a box of 800x600 with the ground at 530. */
export const ploughing = (sheet: Sheet): string =>
  standing(mirrored(plough(sheet, paintAt(6), 2)), 182, 556, 0.56) +
  standing(driven(tractor(sheet, { paint: paintAt(5), nose: 'classic' })), 536, 530, 0.64) +
  worked(190, 548);

export const rotavating = (sheet: Sheet): string =>
  moveTo(
    standing(
      driven(tractor(sheet, { paint: paintAt(2), nose: 'round', withoutLinks: true })),
      860,
      590,
      0.75,
    ) +
      rod('M690 510L594 548', 11) +
      rod('M676 440L584 398', 7) +
      moveTo(rotavatorSide(sheet, paintAt(0), { spin: 20, skidUp: 0, pinOut: 0 }), 492, 570) +
      worked(470, 612),
    -320,
    -30,
    0.95,
  );

const seeds = times(
  22,
  (i) =>
    markup`<ellipse cx="${66 + ((i * 61) % 240)}" cy="${500 + ((i * 37) % 56)}" rx="6" ry="4" transform="rotate(${i * 40} ${66 + ((i * 61) % 240)} ${500 + ((i * 37) % 56)})"/>`,
);

/** The drill behind the tractor lets the seed down in rows. */
export const sowing = (sheet: Sheet): string =>
  standing(driven(tractor(sheet, { paint: paintAt(9), nose: 'round' })), 560, 520, 0.62) +
  standing(superSeeder(sheet, paintAt(1)), 190, 540, 0.5) +
  `<g fill="#e9c76a" stroke="#8a6420" stroke-width="1.500">${seeds}</g>`;

export const harvest = (sheet: Sheet): string =>
  wheat(560, 900, 470, 130) +
  standing(combineHarvester(sheet, paintAt(0)), 350, 540, 0.86) +
  wheat(620, 980, 560, 150);

/** Sacks go to the market. */
export const carting = (sheet: Sheet): string =>
  standing(mirrored(trolley(sheet, paintAt(1), { load: 'sacks', hitched: true })), 182, 530, 0.52) +
  standing(driven(tractor(sheet, { paint: paintAt(8) })), 570, 530, 0.58);

export const monsoon = (sheet: Sheet): string =>
  standing(tractor(sheet, { paint: paintAt(3), top: 'canopy', fourWheel: true }), 400, 530, 0.8) +
  '<g fill="#8fb3c2" fill-opacity=".75"><ellipse cx="250" cy="548" rx="200" ry="13"/><ellipse cx="620" cy="572" rx="150" ry="10"/></g><path d="M160 546q60 8 130 0M560 570q40 6 90 0" stroke="#e6f2f5" stroke-width="4" fill="none" stroke-linecap="round"/>' +
  cloud(130, 60, 1.9, '#8795a0') +
  cloud(650, 20, 2.2, '#76848f') +
  cloud(390, 76, 1.7, '#97a4ad') +
  rain(860, 60, 560);
