import type { Paint } from '../paint.ts';
import { pin, plate, ram, tube } from '../parts/metal.ts';
import { shadow } from '../parts/studio.ts';
import type { Sheet } from '../sheet.ts';
import { cab, panel, slats, track } from './parts.ts';

const boom = (sheet: Sheet, paint: Paint): string =>
  tube('M360 366L440 170L560 128', 34, paint.body) +
  tube('M548 86L562 126L692 330', 25, paint.body) +
  ram(410, 350, 500, 160, 20) +
  ram(462, 128, 548, 88, 18) +
  ram(586, 134, 676, 262, 14) +
  tube('M676 262L716 290L718 336', 9, '#5c6368') +
  plate('M664 318L716 326L748 386Q752 440 700 452L652 430L668 392Z', sheet.iron()) +
  '<path d="M652 430l-14 22 30-14M676 442l-10 24 30-16M700 452l2 22 22-28" fill="#c9d0d4" stroke="#2b3034" stroke-width="2"/>' +
  pin(554, 122, 13) +
  pin(692, 328, 11) +
  pin(362, 366, 12);

/** On crawlers, facing right, its arm out. */
export function excavator(sheet: Sheet, paint: Paint): string {
  return (
    shadow(sheet, 300, 534, 300) +
    track(130, 460, 532, 56) +
    plate('M220 400H390L404 430H206Z', sheet.iron()) +
    boom(sheet, paint) +
    panel(sheet, paint, 'M60 300Q62 268 96 264H300V404H110Q60 404 60 340Z') +
    panel(sheet, paint, 'M58 330Q54 404 112 406H150V330Z', 0.25) +
    slats(180, 290, 84, 6) +
    `<path d="M104 276H288" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><path d="M84 296h76v20h-76z" fill="${paint.accent}"/>` +
    tube('M150 264V222', 14, '#6b7378') +
    cab(sheet, paint, { x: 286, y: 192, width: 136, height: 212, lean: 14 })
  );
}
