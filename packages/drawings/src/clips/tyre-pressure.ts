import { drawTrolley } from '../implements/draw-trolley.ts';
import { formatPolarPoint, markup, mirror, moveTo, repeat } from '../markup.ts';
import { selectPaint } from '../paint.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
import { addDriver } from '../scenes/subjects/add-driver.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawTractorSide } from '../tractor/draw-tractor-side.ts';
import { type Clip, moveCamera } from './clip.ts';
import {
  appearInStep,
  computeDuration,
  createCueTimes,
  easeStep,
  fadeIn,
  fadeInAtStep,
  fadeStep,
  findStep,
} from './create-cue-times.ts';
import { drawCross, drawPlaque, drawTick } from './draw-number.ts';

const GROUND_Y = 600;

/** A pressure gauge from 0 to 40 psi, on which the range from `minPsi` to `maxPsi` is green. */
function drawGauge(
  defs: SvgDefs,
  x: number,
  y: number,
  psi: number,
  [minPsi, maxPsi]: readonly [number, number],
) {
  const toAngle = (value: number) => 150 + (value / 40) * 240;
  const drawArc = (from: number, to: number, colour: string) =>
    markup`<path d="M${formatPolarPoint(0, 0, 112, toAngle(from))}A112 112 0 ${to - from > 30 ? 1 : 0} 1 ${formatPolarPoint(0, 0, 112, toAngle(to))}" fill="none" stroke="${colour}" stroke-width="26"/>`;
  const marks = repeat(
    9,
    (i) =>
      markup`M${formatPolarPoint(0, 0, 92, toAngle(i * 5))}L${formatPolarPoint(0, 0, 74, toAngle(i * 5))}`,
  );
  return moveTo(
    `<path d="M0 140V260" stroke="#22272a" stroke-width="26" stroke-linecap="round"/><circle r="152" fill="${defs.addPipeGradient()}"/><circle r="134" fill="#fffdf6"/>${drawArc(0, 40, '#d6d2c4')}${drawArc(minPsi, maxPsi, '#1f8a4c')}<path d="${marks}" stroke="#3a3f43" stroke-width="5"/>` +
      markup`<path d="M${formatPolarPoint(0, 0, 26, toAngle(psi) + 180)}L${formatPolarPoint(0, 0, 104, toAngle(psi))}" stroke="#b3261e" stroke-width="11" stroke-linecap="round"/><circle r="15" fill="#14201a"/>`,
    x,
    y,
  );
}

/**
 * Rear view of a tyre. `softness` from 0 to 1 extends its contact with the ground from the middle to the whole width.
 * `bulge` from 0 to 1 widens its walls.
 */
function drawTyreRear(defs: SvgDefs, softness: number, bulge: number): string {
  const left = 440 - bulge * 34;
  const right = 840 + bulge * 34;
  const rounding = 66 * (1 - softness);
  const lugs = repeat(6, (i) => {
    const y = 90 + i * 68;
    return markup`M640 ${y + 34}L${left + 22} ${y - 6}L${left + 18} ${y + 26}L640 ${y + 66}ZM640 ${y + 34}L${right - 22} ${y - 6}L${right - 18} ${y + 26}L640 ${y + 66}Z`;
  });
  return (
    markup`<path d="M${left + 60} 40Q640 10 ${right - 60} 40Q${right} 60 ${right} 150V${470 + bulge * 10}Q${right} ${540 - rounding} ${right - 50} ${556 - rounding}Q640 ${580 + rounding * 0.5} ${left + 50} ${556 - rounding}Q${left} ${540 - rounding} ${left} ${470 + bulge * 10}V150Q${left} 60 ${left + 60} 40Z" fill="${defs.addLinearGradient('right', [0, '#15181a'], [0.5, '#3a3f42'], [1, '#15181a'])}"/><path d="${lugs}" fill="#0e1011"/>` +
    (bulge > 0
      ? markup`<path d="M${left + 8} 440q26 36 6 76M${right - 8} 440q-26 36 -6 76" fill="none" stroke="#e0603a" stroke-opacity="${bulge.toFixed(2)}" stroke-width="9" stroke-linecap="round"/>`
      : '')
  );
}

/** The ground with the print of the lugs, whose width grows with `softness`. */
function drawFootprint(defs: SvgDefs, softness: number, ground: 'road' | 'field'): string {
  const halfWidth = 78 + softness * 122;
  const chevrons = repeat(
    4,
    (i) =>
      markup`M640 ${612 + i * 24}L${640 - halfWidth} ${600 + i * 24}v13L640 ${627 + i * 24}L${640 + halfWidth} ${613 + i * 24}v-13Z`,
  );
  const groundMarkup =
    ground === 'road'
      ? '<path d="M0 556H1280V720H0Z" fill="#5c6367"/><path d="M0 556H1280" stroke="#e9e6da" stroke-width="6"/>'
      : `<path d="M0 552H1280V720H0Z" fill="${defs.addLinearGradient('down', [0, '#a9794f'], [1, '#6e4629'])}"/>`;
  return `${groundMarkup}<path d="${chevrons}" fill="#3c2513" fill-opacity="${ground === 'road' ? '.5' : '.75'}"/>`;
}

function drawWheelScene(defs: SvgDefs, t: number): string {
  const isOnRoad = findStep(t) >= 3;
  const isInSun = findStep(t) >= 4;
  const softness = isOnRoad ? 0.9 : easeStep(t, 1, 0.55, 0.95);
  const bulge = isOnRoad ? 1 - easeStep(t, 3, 0.1, 0.5) : 0;
  const psi = isOnRoad ? 12 + 8 * easeStep(t, 3, 0.1, 0.5) : 26 - 12 * softness;
  const warmth = easeStep(t, 4, 0.15, 0.7);
  const sun = markup`<circle cx="${140 + warmth * 120}" cy="${430 - warmth * 300}" r="64" fill="#ffcf5c" fill-opacity="${isInSun ? '1' : '0'}"/>`;
  return (
    `<path d="M0 0H1280V720H0Z" fill="${defs.addLinearGradient('down', [0, '#bcd9de'], [1, '#f6ecc9'])}"/>` +
    sun +
    `<path d="M0 500Q320 450 640 500T1280 490V560H0Z" fill="#9db06a"/>` +
    drawFootprint(defs, softness, isOnRoad ? 'road' : 'field') +
    drawTyreRear(defs, softness, bulge) +
    drawGauge(defs, 1070, 260, psi + 4 * (isInSun ? warmth : 0), isOnRoad ? [18, 22] : [12, 16]) +
    drawPlaque('12-16 psi', 205, 190, 42, fadeStep(t, 2)) +
    drawPlaque('18-22 psi', 205, 190, 42, fadeStep(t, 3)) +
    drawPlaque('+3-5 psi', 205, 300, 42, fadeStep(t, 4) * warmth) +
    drawCross(230, 400, t < 8.5 ? appearInStep(t, 1, 0.15, 0.3) : 0) +
    drawTick(230, 400, easeStep(t, 1, 0.85, 0.98) * (1 - easeStep(t, 3, -0.1, 0)))
  );
}

function drawRoad(defs: SvgDefs, shift: number): string {
  return (
    `<g transform="translate(${(-shift * 0.1 - 200).toFixed(1)} -20)">${drawCountryside(defs, 2100, 800, 440, { hour: 'morning', sun: 0.5, ground: 'green' })}</g>` +
    `<path d="M-400 ${GROUND_Y - 50}H1900V${GROUND_Y + 200}H-400Z" fill="#5c6367"/><g fill="#f7f3e3">${repeat(14, (i) => markup`<path d="M${-400 + i * 170 - (shift % 170)} ${GROUND_Y + 34}h90v9h-90z"/>`)}</g>` +
    moveToGround(
      mirror(
        drawTrolley(defs, selectPaint(1), { load: 'sacks', isHitched: true, spin: -shift * 0.9 }),
      ),
      350,
      GROUND_Y,
      0.74,
    ) +
    moveToGround(
      addDriver(
        drawTractorSide(defs, { paint: selectPaint(2), nose: 'round', spin: shift * 0.52 }),
      ),
      870,
      GROUND_Y,
      0.74,
    )
  );
}

/** The contact areas of the four tyres, which appear one after the other. */
const drawContactPatches = (t: number): string =>
  [
    [763, 6],
    [1040, 6],
    [800, -18],
    [1066, -18],
  ]
    .map(([x = 0, y = 0], i) => {
      const opacity = easeStep(t, 0, 0.3 + i * 0.12, 0.42 + i * 0.12);
      return markup`<ellipse cx="${x}" cy="${GROUND_Y + 6 + y}" rx="${i % 2 ? 42 : 66}" ry="13" fill="#ffb81c" fill-opacity="${(0.85 * opacity).toFixed(2)}" stroke="#5c3b00" stroke-width="3" stroke-opacity="${opacity.toFixed(2)}"/>`;
    })
    .join('');

function drawFrame(defs: SvgDefs, t: number): string {
  const wheelOpacity = easeStep(t, 1, -0.08, 0.06) * (1 - fadeInAtStep(t, 5));
  const shift = Math.max(0, t - 25) * 120;
  return (
    (wheelOpacity >= 1
      ? ''
      : moveCamera(
          [
            [0, 640, 360, 1],
            [2, 800, 440, 1.3],
            [5, 800, 440, 1.3],
            [25, 640, 360, 1],
            [30, 640, 360, 1],
          ],
          t,
          drawRoad(defs, shift) + (t < 6 ? drawContactPatches(t) : ''),
        )) + fadeIn(wheelOpacity, () => drawWheelScene(defs, t))
  );
}

/** Shows the tyre pressures for field and road. */
export const tyrePressure: Clip = {
  name: 'tyre-pressure',
  seconds: computeDuration(6),
  cueTimes: createCueTimes(6),
  poster: 12.5,
  drawFrame,
};
