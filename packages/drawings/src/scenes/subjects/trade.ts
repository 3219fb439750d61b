import { mirrored } from '../../markup.ts';
import { paintAt } from '../../paint.ts';
import { farmer } from '../../parts/farmer.ts';
import { coin, notes } from '../../parts/rupee-sign.ts';
import { standing } from '../../parts/standing.ts';
import { pillars, showroom, table } from '../../props/buildings.ts';
import { clipboard, key, paper, pen } from '../../props/paper.ts';
import { bars, bunting, climbing, magnifier, umbrella } from '../../props/signs.ts';
import type { Sheet } from '../../sheet.ts';
import { cornerTractor, FRONT_ANGLE } from '../../tractor/corner/corner-tractor.ts';
import { tractor } from '../../tractor/tractor.ts';
import { driven } from './driven.ts';

/** A new machine on a low stage under flags. */
export const launch = (sheet: Sheet): string =>
  '<ellipse cx="400" cy="520" rx="390" ry="62" fill="#b9a97e"/><ellipse cx="400" cy="502" rx="390" ry="62" fill="#efe6cc"/><ellipse cx="400" cy="502" rx="350" ry="50" fill="none" stroke="#ffb81c" stroke-width="6"/>' +
  cornerTractor(sheet, { paint: paintAt(2) }, FRONT_ANGLE, 528) +
  bunting(-280, 60, 6) +
  bunting(60, 400, 6) +
  bunting(400, 740, 6) +
  bunting(740, 1080, 6);

export const dealerVisit = (sheet: Sheet): string =>
  showroom(400, 500, 0.98) +
  standing(tractor(sheet, { paint: paintAt(0) }), 340, 498, 0.36) +
  standing(tractor(sheet, { paint: paintAt(3), top: 'canopy' }), 580, 544, 0.54) +
  farmer({ cloth: '#f4ead2', head: '#c08a1e' }, 150, 470, 0.74) +
  table(48, 264, 452, 520);

export const loanPapers = (sheet: Sheet): string =>
  table(10, 790, 470, 1400) +
  paper(250, 300, 1, -7) +
  paper(410, 300, 1.06, 4, true) +
  pen(602, 476, 0.94, 20) +
  notes(566, 462, 3) +
  coin(sheet, 96, 426, 0.72);

/** Out on the road with the dealer's tractor. */
export const testDrive = (sheet: Sheet): string =>
  '<path d="M-400 480H1300V610H-400Z" fill="#5c6367"/><path d="M-400 480H1300V490H-400ZM-400 600H1300V610H-400Z" fill="#e9e6da"/><path d="M-380 546h90M-200 546h90M-20 546h90M160 546h90M340 546h90M520 546h90M700 546h90M880 546h90M1060 546h90" stroke="#f7f3e3" stroke-width="10"/>' +
  standing(driven(tractor(sheet, { paint: paintAt(4), nose: 'sharp' })), 400, 560, 0.84) +
  '<path d="M20 300h90M-10 350h80M30 400h70" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-opacity=".85"/>';

export const sales = (sheet: Sheet): string =>
  bars(300, 520, 5) +
  climbing(270, 350) +
  standing(tractor(sheet, { paint: paintAt(5) }), 180, 552, 0.46);

export const buyingGuide = (sheet: Sheet): string =>
  standing(tractor(sheet, { paint: paintAt(3), fourWheel: true }), 320, 530, 0.78) +
  clipboard(640, 330, 1.02, 6, 3) +
  coin(sheet, 120, 500, 0.66);

export const expertReview = (sheet: Sheet): string =>
  standing(tractor(sheet, { paint: paintAt(7), top: 'canopy' }), 380, 530, 0.86) +
  magnifier(560, 330, 118);

export const scheme = (sheet: Sheet): string =>
  pillars(270, 520, 1.24) +
  paper(600, 330, 1.1, 7, true) +
  coin(sheet, 92, 506, 0.5) +
  coin(sheet, 142, 522, 0.5);

export const insurance = (sheet: Sheet): string =>
  standing(tractor(sheet, { paint: paintAt(0), nose: 'round' }), 380, 530, 0.74) +
  umbrella(400, 262, 1.2);

export const dealership = (sheet: Sheet): string =>
  showroom(400, 520, 0.98) +
  standing(mirrored(tractor(sheet, { paint: paintAt(2) })), 400, 518, 0.46) +
  key(640, 380, 1, 16) +
  paper(140, 420, 0.6, -8, true);
