import { markup, moveTo, repeat } from '../markup.ts';
import { selectPaint } from '../paint.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { drawPlate, drawTube } from '../parts/metal.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawTractorSide } from '../tractor/draw-tractor-side.ts';
import { type Clip, drawRing, moveCamera } from './clip.ts';
import {
  appearInStep,
  computeDuration,
  createCueTimes,
  easeStep,
  fadeIn,
  fadeInAtStep,
  fadeStep,
} from './create-cue-times.ts';
import { drawCross, drawTick } from './draw-number.ts';

const GROUND_Y = 600;

const drawYard = (defs: SvgDefs): string =>
  moveTo(
    drawCountryside(defs, 1900, 860, 480, { hour: 'morning', sun: 0.62, ground: 'green' }),
    -300,
    -40,
  ) +
  `<path d="M-300 ${GROUND_Y - 46}H1600V800H-300Z" fill="#c9ab7b"/>` +
  moveToGround(drawTractorSide(defs, { paint: selectPaint(0), nose: 'round' }), 640, GROUND_Y, 1);

/**
 * The side of the engine with its dipstick. `pulled` from 0 to 1 pulls the stick out, `wiped` moves the cloth along it.
 */
function drawEngine(defs: SvgDefs, pulled: number, wiped: number): string {
  const cloth = moveTo(
    '<path d="M-96 -40Q-40 -70 0 -44T92 -36Q110 10 84 50Q30 30 -10 54T-90 46Q-112 0 -96 -40Z" fill="#e8dfc8" stroke="#a3834a" stroke-width="4"/><path d="M-70 -20Q-20 -40 20 -20T80 -10M-70 20Q-20 4 20 24T76 24" fill="none" stroke="#c9b98c" stroke-width="5"/>',
    640,
    300 - 210 * wiped,
    0.8,
  );
  const stick = markup`<g transform="translate(640 ${-pulled * 330})"><path d="M-8 100H8V500H-8Z" fill="#dfe5e8" stroke="#3a3f43" stroke-width="3"/><path d="M-8 ${440 + 60 * Math.min(1, wiped * 1.4)}H8V500H-8Z" fill="#5a3d08"/><path d="M-17 424H17M-17 480H17" stroke="#b3261e" stroke-width="7" stroke-linecap="round"/><circle cy="76" r="30" fill="none" stroke="#e0a021" stroke-width="14"/></g>`;
  return (
    `<path d="M0 0H1280V720H0Z" fill="${defs.addLinearGradient('down', [0, '#5c6468'], [1, '#2b3034'])}"/>` +
    stick +
    drawPlate(
      'M150 330Q150 300 180 300H1100Q1130 300 1130 330V720H150Z',
      defs.addIronGradient(),
      '#15181a',
      5,
    ) +
    repeat(5, (i) =>
      drawPlate(markup`M${210 + i * 180} 250h120v60h-120z`, '#4b5257', '#202427', 4),
    ) +
    repeat(
      6,
      (i) =>
        markup`<circle cx="${196 + i * 178}" cy="372" r="15" fill="#aab2b7" stroke="#202427" stroke-width="5"/>`,
    ) +
    `<path d="M240 440H560V640H240ZM720 440H1040V640H720Z" fill="#22272a" fill-opacity=".5"/>` +
    drawTube('M640 236V420', 44, '#6c7479') +
    (pulled > 0.5 ? cloth : '')
  );
}

/** Close-up of the dipstick: the oil level between, above and below the marks, then milky oil. */
function drawDipstickTip(defs: SvgDefs, t: number): string {
  const level = easeStep(t, 3, 0.05, 0.3) - easeStep(t, 3, 0.5, 0.75) * 2 + easeStep(t, 4, 0, 0.15);
  const milkiness = easeStep(t, 4, 0.1, 0.45);
  const top = 360 - level * 150;
  const oilColour = milkiness > 0 ? '#b98d5e' : '#7a5208';
  return (
    `<path d="M0 0H1280V720H0Z" fill="${defs.addLinearGradient('down', [0, '#f6ecd0'], [1, '#dcc89a'])}"/>` +
    `<path d="M560 -20H720V560Q720 610 640 640Q560 610 560 560Z" fill="${defs.addPipeGradient()}" stroke="#3a3f43" stroke-width="6"/>` +
    markup`<path d="M566 ${top}Q640 ${top + 26} 714 ${top}V560Q714 604 640 632Q566 604 566 560Z" fill="${oilColour}"/><path d="M584 ${top + 34}V560" stroke="#ffe0a0" stroke-opacity=".5" stroke-width="12" stroke-linecap="round"/>` +
    (milkiness > 0.3
      ? repeat(
          14,
          (i) =>
            markup`<circle cx="${582 + ((i * 53) % 118)}" cy="${top + 60 + ((i * 71) % 180)}" r="${6 + (i % 3) * 4}" fill="#ead7b6" fill-opacity="${(milkiness * 0.8).toFixed(2)}"/>`,
        )
      : '') +
    '<path d="M520 280H760M520 440H760" stroke="#b3261e" stroke-width="14" stroke-linecap="round"/>' +
    drawTick(900, 360, fadeStep(t, 2)) +
    drawCross(900, level > 0 ? 200 : 520, fadeStep(t, 3) * Math.min(1, Math.abs(level) * 2)) +
    drawCross(900, 360, easeStep(t, 4, 0.45, 0.6))
  );
}

const DROP_COLOURS = ['#1d1a17', '#c8382a', '#d9a21b', '#2f8f4e'] as const;

/** Drops of `DROP_COLOURS` fall under the tractor one after the other. */
const drawDrops = (t: number): string =>
  DROP_COLOURS.map((colour, i) => {
    const fallen = easeStep(t, 5, i * 0.2, i * 0.2 + 0.22);
    if (fallen <= 0) return '';
    const x = 500 + i * 90;
    const y = 470 + 126 * fallen;
    return fallen < 1
      ? markup`<path d="M${x} ${y - 20}q14 24 0 34q-14 -10 0 -34z" fill="${colour}" stroke="#fff" stroke-width="2"/>`
      : markup`<ellipse cx="${x}" cy="606" rx="40" ry="11" fill="${colour}" stroke="#fff" stroke-width="3"/>`;
  }).join('');

/** The tractor in the yard, with a ring around its engine in step 0 and the drops in step 5. */
const drawOutside = (defs: SvgDefs, t: number): string =>
  moveCamera(
    [
      [0, 640, 360, 0.95],
      [1, 640, 360, 0.95],
      [4, 800, 330, 1.5],
      [25, 800, 330, 1.5],
      [25.2, 640, 480, 1.5],
      [30, 640, 480, 1.6],
    ],
    t,
    drawYard(defs) + drawRing(800, 372, 150, 84, appearInStep(t, 0, 0.5, 0.7)) + drawDrops(t),
  );

function drawFrame(defs: SvgDefs, t: number): string {
  const pulled = easeStep(t, 1, 0.05, 0.3) - easeStep(t, 1, 0.65, 0.95);
  const dipstickOpacity = easeStep(t, 2, -0.08, 0.06) * (1 - fadeInAtStep(t, 5));
  return (
    drawOutside(defs, t) +
    fadeIn(fadeStep(t, 1), () => drawEngine(defs, pulled, easeStep(t, 1, 0.35, 0.6))) +
    fadeIn(dipstickOpacity, () => drawDipstickTip(defs, t))
  );
}

/** Shows how to check the oil level, and which oil and drops indicate a fault. */
export const oilCheck: Clip = {
  name: 'oil-check',
  seconds: computeDuration(6),
  cueTimes: createCueTimes(6),
  poster: 29.6,
  drawFrame,
};
