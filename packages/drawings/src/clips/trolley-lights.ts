import { drawTrolley } from '../implements/draw-trolley.ts';
import { formatPolarPoint, markup, mirror, moveTo, repeat } from '../markup.ts';
import { selectPaint } from '../paint.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { drawWheel } from '../parts/draw-wheel.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
import { addDriver } from '../scenes/subjects/add-driver.ts';
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
import { drawPlaque } from './draw-number.ts';

const GROUND_Y = 590;

/** Side view of a lorry with its headlights on, facing right. Its front is at 0,0 on the road. */
const drawLorry = (defs: SvgDefs, spin: number): string =>
  `<path d="M-16 -66L420 -150V40L-16 -34Z" fill="${defs.addLinearGradient('right', [0, '#fff3c4', 0.75], [1, '#fff3c4', 0])}"/><path d="M-500 -290H-150V-50H-500Z" fill="#5b8aa0" stroke="#26414f" stroke-width="6"/><path d="M-480 -270V-70M-420 -270V-70M-360 -270V-70M-300 -270V-70M-240 -270V-70M-180 -270V-70" stroke="#26414f" stroke-width="4"/><path d="M-150 -240H-50L-10 -130V-50H-150Z" fill="#c8562f" stroke="#5c2a14" stroke-width="6" stroke-linejoin="round"/><path d="M-130 -220H-62L-34 -140H-130Z" fill="#cfe3ea" stroke="#5c2a14" stroke-width="4"/><path d="M-520 -60H-6V-36H-520Z" fill="#24282b"/><circle cx="-14" cy="-72" r="14" fill="#fff7d8"/>` +
  drawWheel(defs, -90, -36, 44, { rim: '#c9ced1', tread: 'smooth', spin }) +
  drawWheel(defs, -400, -36, 44, { rim: '#c9ced1', tread: 'smooth', spin });

const computeLorryX = (t: number): number => -180 + 360 * easeStep(t, 1, 0.1, 0.95);

/** A lorry approaches an unlit trolley on a dark road. */
function drawEvening(defs: SvgDefs, t: number): string {
  const isLit = t > 29;
  const shift = t * 90;
  const darkness = '<path d="M-700 -200H2200V900H-700Z" fill="#0b1524" fill-opacity=".66"/>';
  const tractorWithTrolley = moveTo(
    moveToGround(
      mirror(
        drawTrolley(defs, selectPaint(1), { load: 'straw', isHitched: true, spin: -shift * 0.9 }),
      ),
      820,
      GROUND_Y,
      0.62,
    ) +
      moveToGround(
        addDriver(drawTractorSide(defs, { paint: selectPaint(5), spin: shift * 0.6 })),
        1255,
        GROUND_Y,
        0.62,
      ),
    0,
    0,
  );
  return (
    `<g transform="translate(${(-shift * 0.05 - 400).toFixed(1)} -60)">${drawCountryside(defs, 2300, 900, 500, { hour: 'morning', sun: 0.72, ground: 'stubble' })}</g>` +
    `<path d="M-700 ${GROUND_Y - 44}H2200V${GROUND_Y + 90}H-700Z" fill="#4b5257"/><g fill="#d8d4c2">${repeat(18, (i) => markup`<path d="M${-700 + i * 170 - (shift % 170)} ${GROUND_Y + 26}h90v8h-90z"/>`)}</g>` +
    tractorWithTrolley +
    darkness +
    (isLit
      ? '<circle cx="596" cy="546" r="40" fill="#ff3b30" fill-opacity=".5"/><circle cx="596" cy="546" r="12" fill="#ff6a5e"/>'
      : '') +
    moveTo(drawLorry(defs, shift * 2), computeLorryX(t), GROUND_Y + 34, 0.8)
  );
}

/** A dimension line from x1 to x2. */
const drawDistance = (x1: number, x2: number, y: number, strength: number): string =>
  fadeIn(
    strength,
    () =>
      markup`<path d="M${x1} ${y - 26}v52M${x2} ${y - 26}v52M${x1} ${y}H${x2}" stroke="#14201a" stroke-width="15" stroke-linecap="round"/><path d="M${x1} ${y - 26}v52M${x2} ${y - 26}v52M${x1} ${y}H${x2}" stroke="#ffb81c" stroke-width="9" stroke-linecap="round"/>`,
  );

const drawGlow = (
  defs: SvgDefs,
  x: number,
  y: number,
  r: number,
  colour: string,
  brightness: number,
): string =>
  brightness <= 0
    ? ''
    : markup`<circle cx="${x}" cy="${y}" r="${r * 2.6}" fill="${defs.addRadialGradient([0, colour, 0.75], [1, colour, 0])}" fill-opacity="${brightness.toFixed(2)}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" fill-opacity="${brightness.toFixed(2)}"/>`;

/** Rear view of the trolley in the dark: lamps, reflectors, and the warning triangle of a breakdown. */
function drawRearView(defs: SvgDefs, t: number): string {
  const lampBrightness = easeStep(t, 3, 0.05, 0.2);
  const blinkerBrightness = lampBrightness * (Math.floor(t * 2.6) % 2);
  const reflectorOpacity = easeStep(t, 4, 0.05, 0.25);
  const triangleOpacity = easeStep(t, 5, 0.05, 0.35);
  const drawLens = (x: number, colour: string) =>
    markup`<rect x="${x - 34}" y="452" width="68" height="52" rx="10" fill="${colour}" stroke="#14201a" stroke-width="5"/>`;
  const drawReflector = (x: number, y: number, colour: string) =>
    markup`<rect x="${x}" y="${y}" width="74" height="20" rx="4" fill="${colour}"/>`;
  const corners = repeat(3, (i) => `${i ? 'L' : 'M'}${formatPolarPoint(0, 0, 96, i * 120 - 90)}`);
  return (
    `<path d="M-300 -200H1600V900H-300Z" fill="${defs.addLinearGradient('down', [0, '#101c30'], [0.6, '#2a3550'], [1, '#3d3f45'])}"/><path d="M-300 470Q200 430 640 462T1600 450V560H-300Z" fill="#18231c"/><path d="M-300 560H1600V900H-300Z" fill="#3a4045"/>` +
    '<path d="M380 470h90v170h-90zM810 470h90v170h-90z" fill="#101315"/>' +
    '<path d="M330 120Q480 40 640 60T950 120L930 230H350Z" fill="#8a6d2a"/>' +
    `<path d="M310 220H970V450H310Z" fill="#6e4a1c" stroke="#2b1c09" stroke-width="8"/><path d="M310 276H970M310 332H970M310 388H970M475 220V450M640 220V450M805 220V450" stroke="#2b1c09" stroke-width="6"/><path d="M300 442H980V514H300Z" fill="#24282b"/>` +
    drawLens(376, '#6b1a17') +
    drawLens(904, '#6b1a17') +
    drawLens(456, '#7a4a0c') +
    drawLens(824, '#7a4a0c') +
    drawGlow(defs, 376, 478, 26, '#ff4438', lampBrightness) +
    drawGlow(defs, 904, 478, 26, '#ff4438', lampBrightness) +
    drawGlow(defs, 456, 478, 24, '#ffb020', blinkerBrightness) +
    drawGlow(defs, 824, 478, 24, '#ffb020', blinkerBrightness) +
    fadeIn(
      reflectorOpacity,
      () =>
        repeat(5, (i) => drawReflector(360 + i * 122, 424, i % 2 ? '#ffffff' : '#ff4438')) +
        drawReflector(300, 300, '#ffd21f') +
        drawReflector(906, 300, '#ffd21f'),
    ) +
    drawRing(376, 478, 62, 48, fadeStep(t, 3) * lampBrightness) +
    drawRing(904, 478, 62, 48, fadeStep(t, 3) * lampBrightness) +
    fadeIn(triangleOpacity, () =>
      moveTo(
        markup`<path d="${corners}Z" fill="#fff7f0" stroke="#d7263d" stroke-width="34" stroke-linejoin="round"/><path d="M-70 76H70" stroke="#14201a" stroke-width="14" stroke-linecap="round"/>`,
        640,
        650 - 20 * triangleOpacity,
        0.9,
      ),
    )
  );
}

function drawFrame(defs: SvgDefs, t: number): string {
  const rearViewOpacity = fadeInAtStep(t, 3);
  const lorryX = computeLorryX(t);
  return (
    (rearViewOpacity >= 1
      ? ''
      : moveCamera(
          [
            [0, 900, 400, 1.2],
            [2, 900, 400, 1.2],
            [5, 560, 400, 0.86],
            [15, 560, 400, 0.9],
          ],
          t,
          drawEvening(defs, t) +
            drawDistance(lorryX + 4, lorryX + 250, 250, appearInStep(t, 1, 0.3, 0.5)) +
            drawPlaque('17 m', lorryX + 128, 170, 46, appearInStep(t, 1, 0.3, 0.5)) +
            drawDistance(184, 560, 250, fadeStep(t, 2)) +
            drawPlaque('30 m', 372, 170, 56, fadeStep(t, 2)) +
            drawPlaque('2 s', 372, 340, 40, appearInStep(t, 2, 0.5, 0.65)),
        )) + fadeIn(rearViewOpacity, () => drawRearView(defs, t))
  );
}

/** Shows that other drivers see an unlit trolley too late, and the lights that a trolley needs. */
export const trolleyLights: Clip = {
  name: 'trolley-lights',
  seconds: computeDuration(6),
  cueTimes: createCueTimes(6),
  poster: 28.4,
  drawFrame,
};
