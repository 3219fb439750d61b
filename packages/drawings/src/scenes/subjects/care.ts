import { markup } from '../../markup.ts';
import {
  drawDipstick,
  drawGear,
  drawOilCan,
  drawPressureGauge,
  drawSpanner,
} from '../../objects/tools.ts';
import { selectPaint } from '../../paint.ts';
import { drawShadow } from '../../parts/draw-studio.ts';
import { drawWheel } from '../../parts/draw-wheel.ts';
import { drawPlate, drawRod, drawSpring, drawTube } from '../../parts/metal.ts';
import { moveToGround } from '../../parts/move-to-ground.ts';
import type { SvgDefs } from '../../svg-defs.ts';
import { drawTractorSide } from '../../tractor/draw-tractor-side.ts';

export const drawTyreCheck = (defs: SvgDefs): string =>
  drawShadow(defs, 300, 540, 320) +
  drawWheel(defs, 270, 280, 250, { rim: '#e6e1d6' }) +
  drawPressureGauge(defs, 628, 330, 1.15);

export const drawOilCheck = (defs: SvgDefs): string =>
  moveToGround(drawTractorSide(defs, { paint: selectPaint(0), nose: 'round' }), 300, 540, 0.86) +
  `<circle cx="640" cy="270" r="180" fill="#fffdf6" stroke="#14201a" stroke-width="9"/>${drawDipstick(640, 410, 0.72)}<path d="M694 352q-12 26 0 38q20 -10 0 -38z" fill="#a86a00"/>` +
  drawOilCan(690, 520, 0.48);

const BOOT_MARKUP =
  '<path d="M452 96L560 110L540 330Q536 352 510 352L392 372Q300 392 290 356Q292 322 344 306L424 276Z" fill="#6a4a2e" stroke="#33220f" stroke-width="6" stroke-linejoin="round"/><path d="M288 356Q300 392 392 372L520 352L530 372Q470 404 380 408Q286 410 288 356Z" fill="#33220f"/><path d="M470 0L446 130L566 142L600 0Z" fill="#e8dfc8" stroke="#b3a67e" stroke-width="5"/><path d="M392 300l30 26M416 284l28 24M438 262l28 20" stroke="#e6cf94" stroke-width="7" stroke-linecap="round"/>';

/** A boot on the clutch pedal above its spring. */
export const drawClutch = (defs: SvgDefs): string =>
  drawPlate('M40 540H760V580H40Z', defs.addIronGradient()) +
  `<path d="M60 552H740" stroke="#8c959b" stroke-width="5" stroke-dasharray="18 14"/>` +
  drawTube('M620 250Q560 470 460 500L330 452', 26, '#4b5257') +
  drawSpring(430, 460, 10) +
  drawPlate('M250 396L366 424L352 460L238 430Z', '#1b1e20') +
  drawRod('M268 410l74 18M262 424l74 18', 5, '#5c6368') +
  BOOT_MARKUP +
  markup`<circle cx="620" cy="250" r="30" fill="#8c959b" stroke="#22272a" stroke-width="8"/><path d="M190 330q-40 60 -10 120" fill="none" stroke="#8f5d00" stroke-width="22" stroke-linecap="round"/><path d="M190 330q-40 60 -10 120" fill="none" stroke="#ffb81c" stroke-width="14" stroke-linecap="round"/><path d="M150 430L190 486L216 424Z" fill="#ffb81c" stroke="#8f5d00" stroke-width="5" stroke-linejoin="round"/>`;

export const drawMaintenance = (defs: SvgDefs): string =>
  moveToGround(drawTractorSide(defs, { paint: selectPaint(2) }), 400, 500, 0.82) +
  drawGear(defs, 690, 150, 82, 8) +
  drawGear(defs, 592, 78, 54, 20) +
  drawOilCan(130, 470, 0.62) +
  drawSpanner(defs, 560, 524, 1, -12);
