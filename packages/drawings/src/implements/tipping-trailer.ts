import { markup, moveTo, times } from '../markup.ts';
import { dark, light } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { pin, plate, ram, rod, tube } from '../parts/metal.ts';
import { shadow } from '../parts/studio.ts';
import { wheel } from '../parts/wheel.ts';
import type { Sheet } from '../sheet.ts';

const grain = '#dcae47';

/** The body in its own frame: hinge at 0,0, front to the left. */
const body = (sheet: Sheet, paint: Paint): string => {
  const edge = dark(paint.body, 0.6);
  return (
    `<path d="M-470 -146Q-400 -186 -300 -172T-120 -160L0 -96V-140H-470Z" fill="${grain}"/><path d="M-430 -154q60 -24 130 -10M-250 -160q40 2 70 10" stroke="#f3dc94" stroke-width="6" fill="none" stroke-linecap="round"/>` +
    plate('M-500 -150H0V0H-500Z', sheet.paint(paint.body), edge) +
    `<path d="M-500 -100H0M-500 -50H0" stroke="${edge}" stroke-opacity=".5" stroke-width="3"/>` +
    times(6, (i) =>
      plate(markup`M${-494 + i * 96} -154h16V4h-16z`, light(paint.body, 0.12), edge, 1.5),
    ) +
    markup`<path d="M-392 -92h180v22h-180z" fill="${paint.accent}"/>` +
    plate('M-506 -160H6V-146H-506ZM-506 0H6V16H-506Z', dark(paint.body, 0.3), edge, 1.5)
  );
};

/** Two-axle trailer with its body raised, grain running out behind. */
export function tippingTrailer(sheet: Sheet, paint: Paint): string {
  const edge = dark(paint.body, 0.6);
  return (
    shadow(sheet, 370, 536, 340) +
    `<path d="M616 546Q668 470 706 456Q744 490 780 546Z" fill="${grain}"/><path d="M668 520q20 -34 46 -48M700 530q20 -20 30 -34" stroke="#f3dc94" stroke-width="6" fill="none" stroke-linecap="round"/>` +
    `<path d="M652 388Q702 396 720 472L692 476Q684 420 648 410Z" fill="${grain}"/>` +
    tube('M40 462L150 444L216 424', 15, '#3a4045') +
    pin(40, 464, 11) +
    rod('M104 456V528M88 530h32', 9) +
    tube('M190 426H668', 19, dark(paint.body, 0.45)) +
    ram(360, 428, 330, 262, 26) +
    moveTo(body(sheet, paint), 660, 404, 1, 20) +
    moveTo(plate('M0 0L20 0L26 130L6 134Z', sheet.paint(paint.body), edge), 716, 282, 1, -16) +
    pin(660, 404, 9) +
    wheel(sheet, 424, 466, 68, { rim: paint.rim, tread: 'rib' }) +
    wheel(sheet, 566, 466, 68, { rim: paint.rim, tread: 'rib' })
  );
}
