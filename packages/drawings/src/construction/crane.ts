import { markup, times } from '../markup.ts';
import type { Paint } from '../paint.ts';
import { pin, plate, ram, rod, tube } from '../parts/metal.ts';
import { shadow } from '../parts/studio.ts';
import { hiddenWheel, wheel } from '../parts/wheel.ts';
import type { Sheet } from '../sheet.ts';
import { cab, panel, slats } from './parts.ts';

const load =
  '<path d="M694 150V300" stroke="#1f2326" stroke-width="4"/><path d="M684 296h20v16q10 4 8 18t-20 12q-14 -4 -12 -16" fill="none" stroke="#b9842a" stroke-width="9" stroke-linecap="round"/><path d="M694 344L640 400M694 344L748 400" stroke="#1f2326" stroke-width="4"/><path d="M630 400H760V420H630ZM624 424H766V444H624ZM636 448H756V466H636Z" fill="#9a6b3f" stroke="#5f3d20" stroke-width="3"/>';

/** A pick-and-carry crane: the boom over its cab, a load on the hook. */
export function crane(sheet: Sheet, paint: Paint): string {
  return (
    shadow(sheet, 330, 534, 320) +
    hiddenWheel(176, 458, 74) +
    hiddenWheel(480, 442, 90) +
    plate('M70 400H580L600 452H90Z', sheet.iron()) +
    panel(sheet, paint, 'M60 330Q62 304 90 302H250V420H84Q58 416 58 380Z') +
    slats(84, 334, 70, 5) +
    `<path d="M170 330h64v22h-64z" fill="${paint.accent}"/>` +
    cab(sheet, paint, { x: 256, y: 238, width: 150, height: 172, lean: 12 }) +
    panel(sheet, paint, 'M400 410L412 340H560Q590 346 600 420L596 440H400Z') +
    load +
    tube('M110 306L690 136', 36, paint.body) +
    tube('M420 212L706 128', 24, paint.accent) +
    markup`<g stroke="#1f2326" stroke-opacity=".5" stroke-width="3">${times(9, (i) => markup`<path d="M${150 + i * 30} ${292 - i * 8.8}l6 18"/>`)}</g>` +
    ram(214, 400, 404, 226, 24) +
    rod('M112 300L690 126', 3, '#1f2326') +
    plate('M676 120h36v34h-36z', '#3a4045') +
    pin(694, 136, 9) +
    pin(112, 306, 14) +
    wheel(sheet, 170, 458, 74, { rim: paint.rim, tread: 'rib' }) +
    wheel(sheet, 470, 444, 90, { rim: paint.rim, lugs: 22 })
  );
}
