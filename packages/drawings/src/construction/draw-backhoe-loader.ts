import type { Paint } from '../paint.ts';
import { drawShadow } from '../parts/draw-studio.ts';
import { drawHiddenWheel, drawWheel } from '../parts/draw-wheel.ts';
import { drawHydraulicRam, drawPin, drawPlate, drawTube } from '../parts/metal.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawCab, drawPanel, drawSlats } from './draw-cab.ts';

const drawBucket = (defs: SvgDefs): string =>
  drawPlate(
    'M668 412L716 404Q764 418 780 500L788 530L690 532Q664 500 668 412Z',
    defs.addLinearGradient('slant', [0, '#8c959b'], [1, '#3a4045']),
  ) +
  '<path d="M690 532L800 534L788 520L700 520Z" fill="#c9d0d4" stroke="#2b3034" stroke-width="2"/>';

const drawDigger = (defs: SvgDefs, paint: Paint): string =>
  drawTube('M196 400L150 170L128 166', 30, paint.body) +
  drawTube('M138 160L58 330', 24, paint.body) +
  drawHydraulicRam(186, 300, 120, 138, 18) +
  drawHydraulicRam(128, 190, 66, 272, 14) +
  drawPlate('M36 322L78 336L96 392Q84 424 40 420L20 396L34 372Z', defs.addIronGradient()) +
  '<path d="M40 420l-6 22 16-16M60 422l-2 22 16-18M80 414l4 22 10-22" fill="#c9d0d4" stroke="#2b3034" stroke-width="2"/>' +
  drawPin(140, 162, 11) +
  drawPin(58, 330, 10);

/** A backhoe loader, facing right, with the loader in front. */
export function drawBackhoeLoader(defs: SvgDefs, paint: Paint): string {
  return (
    drawShadow(defs, 410, 532, 370) +
    drawHiddenWheel(330, 418, 112) +
    drawHiddenWheel(586, 462, 70) +
    drawDigger(defs, paint) +
    drawPlate('M180 380H610V446H220Z', defs.addIronGradient()) +
    drawPanel(defs, paint, 'M446 300H612Q640 304 644 340V420H446Z') +
    drawSlats(556, 330, 60, 5) +
    `<path d="M452 316H600" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><path d="M470 340h66v22h-66z" fill="${paint.accent}"/>` +
    drawTube('M520 300V226', 14, '#6b7378') +
    drawCab(defs, paint, { x: 256, y: 148, width: 200, height: 240, lean: 18 }) +
    drawPanel(defs, paint, 'M190 352H320Q400 356 430 430H396Q360 372 250 384L196 400Z') +
    drawWheel(defs, 314, 420, 114, { rim: paint.rim }) +
    drawWheel(defs, 568, 464, 70, { rim: paint.rim, tread: 'lug', lugs: 20 }) +
    drawTube('M470 372L600 388L676 458', 22, paint.body) +
    drawHydraulicRam(486, 420, 630, 424, 18) +
    drawBucket(defs) +
    drawPin(470, 372, 11) +
    drawPin(678, 460, 11) +
    drawTube('M214 430L176 520', 18, paint.body) +
    drawPlate('M146 514H210V532H146Z', '#3a4045')
  );
}
