import type { Paint } from '../paint.ts';
import { pin, plate, ram, tube } from '../parts/metal.ts';
import { shadow } from '../parts/studio.ts';
import { hiddenWheel, wheel } from '../parts/wheel.ts';
import type { Sheet } from '../sheet.ts';
import { cab, panel, slats } from './parts.ts';

const bucket = (sheet: Sheet): string =>
  plate(
    'M668 412L716 404Q764 418 780 500L788 530L690 532Q664 500 668 412Z',
    sheet.linear('slant', [0, '#8c959b'], [1, '#3a4045']),
  ) +
  '<path d="M690 532L800 534L788 520L700 520Z" fill="#c9d0d4" stroke="#2b3034" stroke-width="2"/>';

const digger = (sheet: Sheet, paint: Paint): string =>
  tube('M196 400L150 170L128 166', 30, paint.body) +
  tube('M138 160L58 330', 24, paint.body) +
  ram(186, 300, 120, 138, 18) +
  ram(128, 190, 66, 272, 14) +
  plate('M36 322L78 336L96 392Q84 424 40 420L20 396L34 372Z', sheet.iron()) +
  '<path d="M40 420l-6 22 16-16M60 422l-2 22 16-18M80 414l4 22 10-22" fill="#c9d0d4" stroke="#2b3034" stroke-width="2"/>' +
  pin(140, 162, 11) +
  pin(58, 330, 10);

/** Loader in front, digger behind, facing right. */
export function backhoeLoader(sheet: Sheet, paint: Paint): string {
  return (
    shadow(sheet, 410, 532, 370) +
    hiddenWheel(330, 418, 112) +
    hiddenWheel(586, 462, 70) +
    digger(sheet, paint) +
    plate('M180 380H610V446H220Z', sheet.iron()) +
    panel(sheet, paint, 'M446 300H612Q640 304 644 340V420H446Z') +
    slats(556, 330, 60, 5) +
    `<path d="M452 316H600" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><path d="M470 340h66v22h-66z" fill="${paint.accent}"/>` +
    tube('M520 300V226', 14, '#6b7378') +
    cab(sheet, paint, { x: 256, y: 148, width: 200, height: 240, lean: 18 }) +
    panel(sheet, paint, 'M190 352H320Q400 356 430 430H396Q360 372 250 384L196 400Z') +
    wheel(sheet, 314, 420, 114, { rim: paint.rim }) +
    wheel(sheet, 568, 464, 70, { rim: paint.rim, tread: 'lug', lugs: 20 }) +
    tube('M470 372L600 388L676 458', 22, paint.body) +
    ram(486, 420, 630, 424, 18) +
    bucket(sheet) +
    pin(470, 372, 11) +
    pin(678, 460, 11) +
    tube('M214 430L176 520', 18, paint.body) +
    plate('M146 514H210V532H146Z', '#3a4045')
  );
}
