import type { Paint } from '../paint.ts';
import { drawShadow } from '../parts/draw-studio.ts';
import { drawHiddenWheel, drawWheel } from '../parts/draw-wheel.ts';
import { drawHydraulicRam, drawPin, drawPlate, drawTube } from '../parts/metal.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawCab, drawPanel, drawSlats } from './draw-cab.ts';

/** An articulated wheel loader, facing right, with a full bucket. */
export function drawWheelLoader(defs: SvgDefs, paint: Paint): string {
  return (
    drawShadow(defs, 380, 534, 360) +
    drawHiddenWheel(216, 436, 94) +
    drawHiddenWheel(516, 436, 94) +
    drawPlate('M130 390H560L590 440H150Z', defs.addIronGradient()) +
    drawPanel(defs, paint, 'M66 326Q68 286 110 282H306V420H96Q64 416 64 376Z') +
    drawSlats(96, 316, 96, 6) +
    `<path d="M116 294H290" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><path d="M214 318h74v22h-74z" fill="${paint.accent}"/>` +
    drawTube('M180 282V220', 14, '#6b7378') +
    drawCab(defs, paint, { x: 292, y: 146, width: 158, height: 250, lean: 16 }) +
    drawPanel(defs, paint, 'M456 352L500 300L540 312L576 420H452Z') +
    drawWheel(defs, 206, 438, 96, { rim: paint.rim, lugs: 22 }) +
    drawWheel(defs, 506, 438, 96, { rim: paint.rim, lugs: 22 }) +
    '<path d="M640 400Q690 320 746 372L776 424H650Z" fill="#b98a4e"/><path d="M668 384q24 -30 50 -18" stroke="#dcb47c" stroke-width="6" fill="none" stroke-linecap="round"/>' +
    drawTube('M504 314L600 352L660 462', 26, paint.body) +
    drawHydraulicRam(470, 372, 600, 396, 18) +
    drawHydraulicRam(520, 272, 606, 350, 15) +
    drawTube('M606 350L640 400', 10, '#5c6368') +
    drawPlate(
      'M636 394L650 388Q668 476 776 418L786 424Q790 500 720 512H676Q632 470 636 394Z',
      defs.addLinearGradient('slant', [0, '#8c959b'], [1, '#3a4045']),
    ) +
    '<path d="M776 412L798 416L786 436Z" fill="#c9d0d4" stroke="#2b3034" stroke-width="2"/>' +
    drawPin(504, 314, 12) +
    drawPin(662, 464, 12)
  );
}
