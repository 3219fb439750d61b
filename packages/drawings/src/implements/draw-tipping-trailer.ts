import { markup, moveTo, repeat } from '../markup.ts';
import { darken, lighten } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { drawShadow } from '../parts/draw-studio.ts';
import { drawWheel } from '../parts/draw-wheel.ts';
import { drawHydraulicRam, drawPin, drawPlate, drawRod, drawTube } from '../parts/metal.ts';
import type { SvgDefs } from '../svg-defs.ts';

const GRAIN_COLOUR = '#dcae47';

/** The trailer's body with its hinge at 0,0 and its front on the left, not tilted. */
const drawBody = (defs: SvgDefs, paint: Paint): string => {
  const edge = darken(paint.body, 0.6);
  return (
    `<path d="M-470 -146Q-400 -186 -300 -172T-120 -160L0 -96V-140H-470Z" fill="${GRAIN_COLOUR}"/><path d="M-430 -154q60 -24 130 -10M-250 -160q40 2 70 10" stroke="#f3dc94" stroke-width="6" fill="none" stroke-linecap="round"/>` +
    drawPlate('M-500 -150H0V0H-500Z', defs.addPaintGradient(paint.body), edge) +
    `<path d="M-500 -100H0M-500 -50H0" stroke="${edge}" stroke-opacity=".5" stroke-width="3"/>` +
    repeat(6, (i) =>
      drawPlate(markup`M${-494 + i * 96} -154h16V4h-16z`, lighten(paint.body, 0.12), edge, 1.5),
    ) +
    markup`<path d="M-392 -92h180v22h-180z" fill="${paint.accent}"/>` +
    drawPlate('M-506 -160H6V-146H-506ZM-506 0H6V16H-506Z', darken(paint.body, 0.3), edge, 1.5)
  );
};

/** Two-axle trailer with its body raised, grain running out behind. */
export function drawTippingTrailer(defs: SvgDefs, paint: Paint): string {
  const edge = darken(paint.body, 0.6);
  return (
    drawShadow(defs, 370, 536, 340) +
    `<path d="M616 546Q668 470 706 456Q744 490 780 546Z" fill="${GRAIN_COLOUR}"/><path d="M668 520q20 -34 46 -48M700 530q20 -20 30 -34" stroke="#f3dc94" stroke-width="6" fill="none" stroke-linecap="round"/>` +
    `<path d="M652 388Q702 396 720 472L692 476Q684 420 648 410Z" fill="${GRAIN_COLOUR}"/>` +
    drawTube('M40 462L150 444L216 424', 15, '#3a4045') +
    drawPin(40, 464, 11) +
    drawRod('M104 456V528M88 530h32', 9) +
    drawTube('M190 426H668', 19, darken(paint.body, 0.45)) +
    drawHydraulicRam(360, 428, 330, 262, 26) +
    moveTo(drawBody(defs, paint), 660, 404, 1, 20) +
    moveTo(
      drawPlate('M0 0L20 0L26 130L6 134Z', defs.addPaintGradient(paint.body), edge),
      716,
      282,
      1,
      -16,
    ) +
    drawPin(660, 404, 9) +
    drawWheel(defs, 424, 466, 68, { rim: paint.rim, tread: 'rib' }) +
    drawWheel(defs, 566, 466, 68, { rim: paint.rim, tread: 'rib' })
  );
}
