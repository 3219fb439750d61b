import { markup, repeat } from '../markup.ts';
import { darken, lighten } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { drawShadow } from '../parts/draw-studio.ts';
import { drawWheel } from '../parts/draw-wheel.ts';
import { drawPlate, drawTube } from '../parts/metal.ts';
import { drawHitchFromSide } from '../parts/three-point-hitch.ts';
import type { SvgDefs } from '../svg-defs.ts';

/**
 * A plough bottom: leg, landside, mouldboard and share. The leg's upper end is at 0,0, the tip of the share at -74,254.
 */
function drawPloughBottom(defs: SvgDefs, paint: Paint): string {
  const leg = defs.addLinearGradient(
    'right',
    [0, lighten(paint.body, 0.3)],
    [1, darken(paint.body, 0.4)],
  );
  return (
    drawPlate('M-8 0L22 0L26 128L-2 134Z', leg, darken(paint.body, 0.6), 1.5) +
    `<path d="M-20 236L92 240V252H-20Z" fill="#2b3034"/>` +
    drawPlate(
      'M-60 238Q-26 214 -14 150Q-6 112 34 96Q96 84 122 122Q92 128 74 158Q48 206 20 232Q-16 250 -60 252Z',
      defs.addSteelGradient(),
      '#3b4146',
    ) +
    `<path d="M-10 156Q2 122 40 108Q82 98 108 120" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>` +
    drawPlate(
      'M-74 254L-56 234Q-10 236 24 226L30 244Q-14 258 -74 254Z',
      '#4a5258',
      '#23282b',
      1.5,
    ) +
    `<g fill="#23282b"><circle cx="8" cy="140" r="4"/><circle cx="24" cy="168" r="4"/><circle cx="6" cy="188" r="4"/><circle cx="-12" cy="206" r="4"/></g>`
  );
}

/** Side view of a mouldboard plough with its hitch on the left. `bottoms` is 2 or 3. */
export function drawPlough(defs: SvgDefs, paint: Paint, bottoms = 3): string {
  const key = `bottom${paint.body}`;
  const id = defs.define(key, (name) => `<g id="${name}">${drawPloughBottom(defs, paint)}</g>`);
  const edge = darken(paint.body, 0.6);
  const row = repeat(bottoms, (i) => {
    const x = 250 + (i * 420) / bottoms + (bottoms === 2 ? 30 : 0);
    return markup`<use href="#${id}" x="${x}" y="${252 + (i * 62) / bottoms}"/>`;
  });
  return (
    drawShadow(defs, 410, 532, 370) +
    markup`<path d="M118 216L640 300L704 348L690 372L624 330L116 252Z" fill="${darken(paint.body, 0.5)}"/>` +
    row +
    drawPlate(
      'M104 200L652 290L716 340L700 364L636 322L102 238Z',
      defs.addPaintGradient(paint.body),
      edge,
    ) +
    `<path d="M112 208L648 296" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>` +
    drawHitchFromSide(128, 226, 92, paint.body) +
    drawTube('M648 306L668 440', 12, darken(paint.body, 0.2)) +
    drawWheel(defs, 676, 470, 58, { rim: paint.rim, tread: 'rib' }) +
    markup`<path d="M356 254l112 18v18l-112 -18z" fill="${paint.accent}"/>`
  );
}
