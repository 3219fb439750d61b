import { markup, moveTo, repeat } from '../markup.ts';
import { darken, lighten } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { drawShadow } from '../parts/draw-studio.ts';
import { drawHiddenWheel, drawWheel } from '../parts/draw-wheel.ts';
import { drawPlate, drawRod, drawTube } from '../parts/metal.ts';
import type { SvgDefs } from '../svg-defs.ts';

const drawEngine = (defs: SvgDefs, paint: Paint): string => {
  const edge = darken(paint.body, 0.6);
  return (
    drawPlate(
      'M470 320H650V420Q650 436 634 436H486Q470 436 470 420Z',
      defs.addIronGradient(),
      '#15181a',
    ) +
    repeat(
      6,
      (i) => markup`<path d="M${486 + i * 14} 336v60" stroke="#1d2023" stroke-width="6"/>`,
    ) +
    drawPlate(
      'M462 270Q462 246 488 244H628Q656 246 660 272L662 322H462Z',
      defs.addPaintGradient(paint.body),
      edge,
    ) +
    `<path d="M482 256H636" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/><path d="M500 234h34v12h-34z" fill="#24282b"/>` +
    markup`<path d="M480 284h150v14h-150z" fill="${paint.accent}"/><rect x="590" y="150" width="13" height="96" rx="4" fill="${defs.addPipeGradient()}"/><rect x="580" y="176" width="33" height="46" rx="10" fill="${defs.addPipeGradient()}"/>` +
    `<circle cx="610" cy="376" r="52" fill="#202427"/><circle cx="610" cy="376" r="42" fill="#6c7479"/><circle cx="610" cy="376" r="30" fill="#3a4045"/><circle cx="610" cy="376" r="9" fill="#c9d0d4"/>` +
    drawPlate('M664 288q34 -4 36 26q-2 28 -36 24z', '#f7e6ad', '#24282b', 4) +
    drawRod('M650 410H712V330', 10, '#24282b')
  );
};

const drawTiller = (defs: SvgDefs, paint: Paint): string =>
  repeat(9, (i) =>
    moveTo(
      drawPlate(
        'M-6 30L6 30L8 70Q14 88 34 88L32 100Q2 100 -5 74Z',
        defs.addSteelGradient(),
        '#3a3f43',
        1.5,
      ),
      232,
      436,
      1,
      i * 40,
    ),
  ) +
  `<circle cx="232" cy="436" r="34" fill="#2a2e31"/><circle cx="232" cy="436" r="14" fill="#8c959b"/>` +
  drawPlate(
    'M128 440Q128 328 236 326Q304 328 330 382L312 396Q286 350 236 348Q154 352 150 440Z',
    defs.addPaintGradient(paint.body),
    darken(paint.body, 0.6),
  ) +
  drawRod('M150 436L112 486', 9) +
  `<circle cx="104" cy="500" r="30" fill="#222629"/><circle cx="104" cy="500" r="14" fill="#b9bdb4"/>`;

/** Two-wheel walking tractor: engine in front, long handles, rotary tiller behind. */
export function drawPowerTiller(defs: SvgDefs, paint: Paint): string {
  return (
    drawShadow(defs, 400, 534, 340) +
    drawHiddenWheel(448, 424, 100) +
    drawTiller(defs, paint) +
    drawPlate('M318 360L470 340V420L330 430Z', defs.addIronGradient(), '#15181a') +
    drawEngine(defs, paint) +
    drawPlate(
      'M352 300H462L474 430H366Z',
      defs.addPaintGradient(darken(paint.body, 0.2), 'right'),
      darken(paint.body, 0.6),
    ) +
    drawRod('M196 330V292', 12) +
    drawPlate('M138 290Q136 268 158 266H232Q250 270 248 288Q200 300 138 290Z', '#1e2225') +
    drawTube('M440 316L330 250L150 196L92 196', 11, '#3a4045') +
    drawTube('M416 330L310 272L140 228L70 228', 11, '#4b5257') +
    drawRod('M128 196H84M112 228H60', 19, '#17191b') +
    drawRod('M128 208L96 214M112 240L76 248', 5, '#8c959b') +
    drawWheel(defs, 430, 430, 104, { rim: lighten(paint.body, 0.25), lugs: 16 })
  );
}
