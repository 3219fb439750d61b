import { markup, repeat } from '../markup.ts';
import type { Paint } from '../paint.ts';
import { drawShadow } from '../parts/draw-studio.ts';
import { drawHiddenWheel, drawWheel } from '../parts/draw-wheel.ts';
import { drawHydraulicRam, drawPin, drawPlate, drawRod, drawTube } from '../parts/metal.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawCab, drawPanel, drawSlats } from './draw-cab.ts';

const LOAD_MARKUP =
  '<path d="M694 150V300" stroke="#1f2326" stroke-width="4"/><path d="M684 296h20v16q10 4 8 18t-20 12q-14 -4 -12 -16" fill="none" stroke="#b9842a" stroke-width="9" stroke-linecap="round"/><path d="M694 344L640 400M694 344L748 400" stroke="#1f2326" stroke-width="4"/><path d="M630 400H760V420H630ZM624 424H766V444H624ZM636 448H756V466H636Z" fill="#9a6b3f" stroke="#5f3d20" stroke-width="3"/>';

/** A pick-and-carry crane, facing right, with a load on its hook. */
export function drawCrane(defs: SvgDefs, paint: Paint): string {
  return (
    drawShadow(defs, 330, 534, 320) +
    drawHiddenWheel(176, 458, 74) +
    drawHiddenWheel(480, 442, 90) +
    drawPlate('M70 400H580L600 452H90Z', defs.addIronGradient()) +
    drawPanel(defs, paint, 'M60 330Q62 304 90 302H250V420H84Q58 416 58 380Z') +
    drawSlats(84, 334, 70, 5) +
    `<path d="M170 330h64v22h-64z" fill="${paint.accent}"/>` +
    drawCab(defs, paint, { x: 256, y: 238, width: 150, height: 172, lean: 12 }) +
    drawPanel(defs, paint, 'M400 410L412 340H560Q590 346 600 420L596 440H400Z') +
    LOAD_MARKUP +
    drawTube('M110 306L690 136', 36, paint.body) +
    drawTube('M420 212L706 128', 24, paint.accent) +
    markup`<g stroke="#1f2326" stroke-opacity=".5" stroke-width="3">${repeat(9, (i) => markup`<path d="M${150 + i * 30} ${292 - i * 8.8}l6 18"/>`)}</g>` +
    drawHydraulicRam(214, 400, 404, 226, 24) +
    drawRod('M112 300L690 126', 3, '#1f2326') +
    drawPlate('M676 120h36v34h-36z', '#3a4045') +
    drawPin(694, 136, 9) +
    drawPin(112, 306, 14) +
    drawWheel(defs, 170, 458, 74, { rim: paint.rim, tread: 'rib' }) +
    drawWheel(defs, 470, 444, 90, { rim: paint.rim, lugs: 22 })
  );
}
