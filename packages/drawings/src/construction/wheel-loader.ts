import type { Paint } from '../paint.ts';
import { pin, plate, ram, tube } from '../parts/metal.ts';
import { shadow } from '../parts/studio.ts';
import { hiddenWheel, wheel } from '../parts/wheel.ts';
import type { Sheet } from '../sheet.ts';
import { cab, panel, slats } from './parts.ts';

/** Jointed in the middle, four like wheels, a heap in its shovel. */
export function wheelLoader(sheet: Sheet, paint: Paint): string {
  return (
    shadow(sheet, 380, 534, 360) +
    hiddenWheel(216, 436, 94) +
    hiddenWheel(516, 436, 94) +
    plate('M130 390H560L590 440H150Z', sheet.iron()) +
    panel(sheet, paint, 'M66 326Q68 286 110 282H306V420H96Q64 416 64 376Z') +
    slats(96, 316, 96, 6) +
    `<path d="M116 294H290" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><path d="M214 318h74v22h-74z" fill="${paint.accent}"/>` +
    tube('M180 282V220', 14, '#6b7378') +
    cab(sheet, paint, { x: 292, y: 146, width: 158, height: 250, lean: 16 }) +
    panel(sheet, paint, 'M456 352L500 300L540 312L576 420H452Z') +
    wheel(sheet, 206, 438, 96, { rim: paint.rim, lugs: 22 }) +
    wheel(sheet, 506, 438, 96, { rim: paint.rim, lugs: 22 }) +
    '<path d="M640 400Q690 320 746 372L776 424H650Z" fill="#b98a4e"/><path d="M668 384q24 -30 50 -18" stroke="#dcb47c" stroke-width="6" fill="none" stroke-linecap="round"/>' +
    tube('M504 314L600 352L660 462', 26, paint.body) +
    ram(470, 372, 600, 396, 18) +
    ram(520, 272, 606, 350, 15) +
    tube('M606 350L640 400', 10, '#5c6368') +
    plate(
      'M636 394L650 388Q668 476 776 418L786 424Q790 500 720 512H676Q632 470 636 394Z',
      sheet.linear('slant', [0, '#8c959b'], [1, '#3a4045']),
    ) +
    '<path d="M776 412L798 416L786 436Z" fill="#c9d0d4" stroke="#2b3034" stroke-width="2"/>' +
    pin(504, 314, 12) +
    pin(662, 464, 12)
  );
}
