import { markup, moveTo } from '../../markup.ts';
import { paintAt } from '../../paint.ts';
import { farmer } from '../../parts/farmer.ts';
import { plate, rod, spring, tube } from '../../parts/metal.ts';
import { standing } from '../../parts/standing.ts';
import { shadow } from '../../parts/studio.ts';
import { wheel } from '../../parts/wheel.ts';
import { dipstick, gear, oilCan, pressureGauge, spanner } from '../../props/tools.ts';
import type { Sheet } from '../../sheet.ts';
import { tractor } from '../../tractor/tractor.ts';

/** Air is measured at the big wheel. */
export const tyreCheck = (sheet: Sheet): string =>
  shadow(sheet, 300, 540, 320) +
  wheel(sheet, 270, 280, 250, { rim: '#e6e1d6' }) +
  pressureGauge(sheet, 628, 330, 1.15);

export const oilCheck = (sheet: Sheet): string =>
  standing(tractor(sheet, { paint: paintAt(0), nose: 'round' }), 300, 540, 0.86) +
  `<circle cx="640" cy="270" r="180" fill="#fffdf6" stroke="#14201a" stroke-width="9"/>${dipstick(640, 410, 0.72)}<path d="M694 352q-12 26 0 38q20 -10 0 -38z" fill="#a86a00"/>` +
  oilCan(690, 520, 0.48);

const boot =
  '<path d="M452 96L560 110L540 330Q536 352 510 352L392 372Q300 392 290 356Q292 322 344 306L424 276Z" fill="#6a4a2e" stroke="#33220f" stroke-width="6" stroke-linejoin="round"/><path d="M288 356Q300 392 392 372L520 352L530 372Q470 404 380 408Q286 410 288 356Z" fill="#33220f"/><path d="M470 0L446 130L566 142L600 0Z" fill="#e8dfc8" stroke="#b3a67e" stroke-width="5"/><path d="M392 300l30 26M416 284l28 24M438 262l28 20" stroke="#e6cf94" stroke-width="7" stroke-linecap="round"/>';

/** A foot on the clutch, the spring under it. */
export const clutch = (sheet: Sheet): string =>
  plate('M40 540H760V580H40Z', sheet.iron()) +
  `<path d="M60 552H740" stroke="#8c959b" stroke-width="5" stroke-dasharray="18 14"/>` +
  tube('M620 250Q560 470 460 500L330 452', 26, '#4b5257') +
  spring(430, 460, 10) +
  plate('M250 396L366 424L352 460L238 430Z', '#1b1e20') +
  rod('M268 410l74 18M262 424l74 18', 5, '#5c6368') +
  boot +
  markup`<circle cx="620" cy="250" r="30" fill="#8c959b" stroke="#22272a" stroke-width="8"/><path d="M190 330q-40 60 -10 120" fill="none" stroke="#8f5d00" stroke-width="22" stroke-linecap="round"/><path d="M190 330q-40 60 -10 120" fill="none" stroke="#ffb81c" stroke-width="14" stroke-linecap="round"/><path d="M150 430L190 486L216 424Z" fill="#ffb81c" stroke="#8f5d00" stroke-width="5" stroke-linejoin="round"/>`;

export const maintenance = (sheet: Sheet): string =>
  standing(tractor(sheet, { paint: paintAt(2) }), 400, 500, 0.82) +
  gear(sheet, 690, 150, 82, 8) +
  gear(sheet, 592, 78, 54, 20) +
  oilCan(130, 470, 0.62) +
  spanner(sheet, 560, 524, 1, -12);

/** A man who asks, and what he may ask about. */
export const listener = (x: number, y: number): string =>
  farmer({ cloth: '#dbe8ea', head: '#4a5f86' }, x, y, 1.1) +
  moveTo(
    '<path d="M-66 -170Q-70 -250 0 -256T66 -170" fill="none" stroke="#14201a" stroke-width="13"/><rect x="-82" y="-184" width="28" height="58" rx="12" fill="#14201a"/><rect x="54" y="-184" width="28" height="58" rx="12" fill="#14201a"/><path d="M68 -130Q66 -92 24 -96" fill="none" stroke="#14201a" stroke-width="7"/><circle cx="20" cy="-97" r="9" fill="#14201a"/>',
    x,
    y,
    1.1,
  );
