import { mirror } from '../../markup.ts';
import { drawBank, drawShowroom, drawTable } from '../../objects/buildings.ts';
import {
  drawClipboard,
  drawKey,
  drawPaper,
  drawPen,
  drawStampedPaper,
} from '../../objects/draw-paper.ts';
import {
  drawBarChart,
  drawBunting,
  drawMagnifier,
  drawRisingArrow,
  drawUmbrella,
} from '../../objects/signs.ts';
import { selectPaint } from '../../paint.ts';
import { drawBanknotes, drawCoin } from '../../parts/draw-coin.ts';
import { drawFarmer } from '../../parts/draw-farmer.ts';
import { moveToGround } from '../../parts/move-to-ground.ts';
import type { SvgDefs } from '../../svg-defs.ts';
import { drawTractorSide } from '../../tractor/draw-tractor-side.ts';
import {
  drawThreeQuarterTractor,
  FRONT_ANGLE,
} from '../../tractor/three-quarter/draw-three-quarter-tractor.ts';
import { addDriver } from './add-driver.ts';

/** A new tractor on a stage under bunting. */
export const drawLaunch = (defs: SvgDefs): string =>
  '<ellipse cx="400" cy="520" rx="390" ry="62" fill="#b9a97e"/><ellipse cx="400" cy="502" rx="390" ry="62" fill="#efe6cc"/><ellipse cx="400" cy="502" rx="350" ry="50" fill="none" stroke="#ffb81c" stroke-width="6"/>' +
  drawThreeQuarterTractor(defs, { paint: selectPaint(2) }, FRONT_ANGLE, 528) +
  drawBunting(-280, 60, 6) +
  drawBunting(60, 400, 6) +
  drawBunting(400, 740, 6) +
  drawBunting(740, 1080, 6);

export const drawDealerVisit = (defs: SvgDefs): string =>
  drawShowroom(400, 500, 0.98) +
  moveToGround(drawTractorSide(defs, { paint: selectPaint(0) }), 340, 498, 0.36) +
  moveToGround(drawTractorSide(defs, { paint: selectPaint(3), top: 'canopy' }), 580, 544, 0.54) +
  drawFarmer({ cloth: '#f4ead2', head: '#c08a1e' }, 150, 470, 0.74) +
  drawTable(48, 264, 452, 520);

export const drawLoanPapers = (defs: SvgDefs): string =>
  drawTable(10, 790, 470, 1400) +
  drawPaper(250, 300, 1, -7) +
  drawStampedPaper(410, 300, 1.06, 4) +
  drawPen(602, 476, 0.94, 20) +
  drawBanknotes(566, 462, 3) +
  drawCoin(defs, 96, 426, 0.72);

export const drawTestDrive = (defs: SvgDefs): string =>
  '<path d="M-400 480H1300V610H-400Z" fill="#5c6367"/><path d="M-400 480H1300V490H-400ZM-400 600H1300V610H-400Z" fill="#e9e6da"/><path d="M-380 546h90M-200 546h90M-20 546h90M160 546h90M340 546h90M520 546h90M700 546h90M880 546h90M1060 546h90" stroke="#f7f3e3" stroke-width="10"/>' +
  moveToGround(
    addDriver(drawTractorSide(defs, { paint: selectPaint(4), nose: 'sharp' })),
    400,
    560,
    0.84,
  ) +
  '<path d="M20 300h90M-10 350h80M30 400h70" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-opacity=".85"/>';

export const drawSales = (defs: SvgDefs): string =>
  drawBarChart(300, 520, 5) +
  drawRisingArrow(270, 350) +
  moveToGround(drawTractorSide(defs, { paint: selectPaint(5) }), 180, 552, 0.46);

export const drawBuyingGuide = (defs: SvgDefs): string =>
  moveToGround(
    drawTractorSide(defs, { paint: selectPaint(3), isFourWheel: true }),
    320,
    530,
    0.78,
  ) +
  drawClipboard(640, 330, 1.02, 6, 3) +
  drawCoin(defs, 120, 500, 0.66);

export const drawExpertReview = (defs: SvgDefs): string =>
  moveToGround(drawTractorSide(defs, { paint: selectPaint(7), top: 'canopy' }), 380, 530, 0.86) +
  drawMagnifier(560, 330, 118);

export const drawScheme = (defs: SvgDefs): string =>
  drawBank(270, 520, 1.24) +
  drawStampedPaper(600, 330, 1.1, 7) +
  drawCoin(defs, 92, 506, 0.5) +
  drawCoin(defs, 142, 522, 0.5);

export const drawInsurance = (defs: SvgDefs): string =>
  moveToGround(drawTractorSide(defs, { paint: selectPaint(0), nose: 'round' }), 380, 530, 0.74) +
  drawUmbrella(400, 262, 1.2);

export const drawDealership = (defs: SvgDefs): string =>
  drawShowroom(400, 520, 0.98) +
  moveToGround(mirror(drawTractorSide(defs, { paint: selectPaint(2) })), 400, 518, 0.46) +
  drawKey(640, 380, 1, 16) +
  drawStampedPaper(140, 420, 0.6, -8);
