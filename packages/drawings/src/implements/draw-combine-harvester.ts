import { markup, moveTo, repeat, toRadians } from '../markup.ts';
import { darken, lighten } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { drawShadow } from '../parts/draw-studio.ts';
import { drawHiddenWheel, drawWheel, toWheelRotation } from '../parts/draw-wheel.ts';
import { drawPlate, drawRod, drawTube } from '../parts/metal.ts';
import type { SvgDefs } from '../svg-defs.ts';

const drawReel = (): string =>
  `<g fill="none" stroke="#caa23a" stroke-width="6">${repeat(6, (i) => `<path d="M0 0V-76" transform="rotate(${i * 60 + 12})"/>`)}<path d="M0 -76L66 -38V38L0 76L-66 38V-38Z" transform="rotate(12)"/></g><g stroke="#e6e9ea" stroke-width="4" stroke-linecap="round">${repeat(
    6,
    (i) => {
      const angle = toRadians(i * 60 + 12 - 90);
      const x = 76 * Math.cos(angle);
      const y = 76 * Math.sin(angle);
      return markup`<path d="M${x} ${y}l3 24M${x - 9} ${y + 2}l3 20"/>`;
    },
  )}</g><circle r="11" fill="#2a2e31"/>`;

const drawHeader = (defs: SvgDefs, paint: Paint, distance: number): string =>
  drawPlate(
    'M566 452L594 402Q610 392 622 404L628 470L770 500L776 514L600 516Q572 500 566 452Z',
    defs.addPaintGradient(paint.body),
    darken(paint.body, 0.6),
  ) +
  `<path d="M640 478L786 508L790 518L636 512Z" fill="#c3cacf" stroke="#3a3f43" stroke-width="2"/><circle cx="628" cy="466" r="28" fill="#6c7479" stroke="#2a2e31" stroke-width="4"/><path d="M606 452Q628 474 650 470M604 472Q622 492 646 486" stroke="#2a2e31" stroke-width="4" fill="none"/>` +
  drawRod('M600 404L700 420', 9, '#3a4045') +
  moveTo(drawReel(), 698, 420, 1, toWheelRotation(distance, 76));

const drawCab = (defs: SvgDefs, paint: Paint): string =>
  `<path d="M470 152H578L604 318H470Z" fill="${defs.addLinearGradient('slant', [0, '#d6eaf1'], [1, '#86aebb'])}" stroke="#1f2326" stroke-width="7" stroke-linejoin="round"/><path d="M484 164h44l-26 140h-18z" fill="#fff" fill-opacity=".3"/><path d="M508 318Q500 262 516 258Q530 258 530 296H560V318Z" fill="#1e2225"/><path d="M582 318L566 268" stroke="#1e2225" stroke-width="7"/>` +
  drawPlate(
    'M458 152Q458 128 486 126H574Q598 128 606 152Z',
    defs.addPaintGradient(paint.body),
    darken(paint.body, 0.6),
  ) +
  `<rect x="574" y="136" width="22" height="11" rx="4" fill="#fff4cf"/>` +
  drawRod('M604 318V250M604 250h22v-30', 5, '#1f2326');

const drawBody = (defs: SvgDefs, paint: Paint): string => {
  const edge = darken(paint.body, 0.6);
  const skin = defs.addPaintGradient(paint.body);
  return (
    drawPlate(
      'M60 300L130 232H180V420L112 440L64 400Z',
      defs.addPaintGradient(darken(paint.body, 0.22)),
      edge,
    ) +
    drawPlate('M130 236Q130 206 160 204H480V402H400L340 436H150Q130 434 130 412Z', skin, edge) +
    drawPlate(
      'M236 206L216 160H468L466 206Z',
      defs.addPaintGradient(lighten(paint.body, 0.08)),
      edge,
    ) +
    `<path d="M226 160Q290 116 346 124T460 160Z" fill="#d9ab45"/><path d="M250 150q40 -20 84 -16" stroke="#f3dc94" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M150 222H460" stroke="#fff" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>` +
    markup`<path d="M150 262H478V282H150Z" fill="${paint.accent}"/>` +
    drawPlate('M160 302h110v84h-110z', '#24282b') +
    repeat(7, (i) => `<path d="M168 ${312 + i * 11}h94" stroke="#565d62" stroke-width="4"/>`) +
    `<path d="M290 304h86v84h-86z" fill="none" stroke="${edge}" stroke-width="3"/>` +
    drawRod('M400 300L384 470M432 300L416 470M394 340h32M388 384h32M382 428h32', 6, '#2b3034')
  );
};

/** A self-propelled combine, facing right. `distance` in user units determines the rotation of its wheels and reel. */
export function drawCombineHarvester(defs: SvgDefs, paint: Paint, distance = 0): string {
  return (
    drawShadow(defs, 400, 532, 400) +
    drawHiddenWheel(482, 426, 98) +
    drawHiddenWheel(212, 470, 56) +
    drawPlate('M500 346L566 330L640 430L588 478Z', defs.addIronGradient(), '#15181a') +
    drawHeader(defs, paint, distance) +
    drawRod('M130 430H520', 20, '#24282b') +
    drawBody(defs, paint) +
    drawCab(defs, paint) +
    drawTube('M452 186L470 142L120 126', 19, paint.body) +
    drawPlate('M132 114L92 122L74 162H100L136 140Z', '#3a4045') +
    drawWheel(defs, 462, 430, 102, { rim: paint.rim, spin: toWheelRotation(distance, 102) }) +
    drawWheel(defs, 196, 472, 60, {
      rim: paint.rim,
      tread: 'rib',
      spin: toWheelRotation(distance, 60),
    })
  );
}
