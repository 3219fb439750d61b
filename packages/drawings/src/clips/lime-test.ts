import { drawPlough } from '../implements/draw-plough.ts';
import { markup, mirror, moveTo, repeat } from '../markup.ts';
import { selectPaint } from '../paint.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { drawWheel, toWheelRotation } from '../parts/draw-wheel.ts';
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
import { drawCutGround, drawLooseSoil } from './draw-cut-ground.ts';
import { drawCross, drawNumber, drawPlaque, drawTick } from './draw-number.ts';

const GROUND_Y = 590;
/** Radius of the tractor's rear wheels in user units of the frame. */
const REAR_WHEEL_RADIUS = 105;
const WHEEL_TURNS = 10;
/** Centre of the rear wheel in the frame. */
const REAR_WHEEL = { x: 732, y: GROUND_Y - 110 } as const;

/** A stripe of lime on the tyre. `spin` is the rotation of the wheel in degrees. */
const drawLime = (spin: number, strength: number): string => {
  const stripeAngle = (spin + 105) % 360;
  const isBehindFender = stripeAngle > 285 || stripeAngle < 52;
  if (isBehindFender) return '';
  return markup`<g transform="translate(${REAR_WHEEL.x} ${REAR_WHEEL.y}) rotate(${stripeAngle})"><path d="M-11 -66L-14 -104Q0 -109 14 -104L11 -66Z" fill="#fff" fill-opacity="${strength.toFixed(2)}" stroke="#c9d0d4" stroke-width="2" stroke-opacity="${strength.toFixed(2)}"/></g>`;
};

/** Earth that the slipping wheel throws back. */
const drawThrownEarth = (t: number, strength: number): string =>
  strength <= 0
    ? ''
    : repeat(12, (i) => {
        const age = (t * 1.6 + i * 0.29) % 1;
        return markup`<circle cx="${REAR_WHEEL.x - 60 - age * (90 + (i % 4) * 26)}" cy="${GROUND_Y - 6 - 240 * age * (1 - age) * (0.6 + (i % 3) * 0.2)}" r="${5 + (i % 3) * 3}" fill="#6b4426" fill-opacity="${strength.toFixed(2)}"/>`;
      });

/**
 * Tractor and plough after a `distance` in user units. `spin` is the rotation of the wheel in degrees, and `raised`
 * from 0 to 1 lifts the plough.
 */
function drawPloughing(
  defs: SvgDefs,
  t: number,
  distance: number,
  spin: number,
  raised: number,
): string {
  return (
    `<g transform="translate(${(-distance * 0.12 - 200).toFixed(1)} 0)">${drawCountryside(defs, 2100, 760, 420, { hour: 'morning', sun: 0.5, ground: 'stubble' })}</g>` +
    markup`<g transform="translate(0 ${-86 * raised}) rotate(${3 * raised} 660 500)">${moveToGround(mirror(drawPlough(defs, selectPaint(6), 2)), 402, GROUND_Y + 42, 0.68)}</g>` +
    moveToGround(
      addDriver(drawTractorSide(defs, { paint: selectPaint(4), nose: 'sharp', spin })),
      840,
      GROUND_Y,
      0.75,
    ) +
    drawLime(spin, findStep(t) === 0 ? easeStep(t, 0, 0.4, 0.7) : 1) +
    drawCutGround(defs, GROUND_Y, distance) +
    drawLooseSoil(GROUND_Y, 332, 52 * (1 - raised), -distance)
  );
}

const drawBrush = (t: number): string => {
  const progress = easeStep(t, 0, 0.35, 0.75);
  if (progress <= 0 || progress >= 1) return '';
  return moveTo(
    '<path d="M-14 0H14L20 56H-20Z" fill="#fbf6e8" stroke="#b3a67e" stroke-width="3"/><path d="M-22 56H22V80H-22Z" fill="#8c959b"/><path d="M-9 80H9V190H-9Z" fill="#9a6b3f"/>',
    REAR_WHEEL.x + 104 - 34 * Math.abs(Math.sin(progress * 9)),
    REAR_WHEEL.y + 22,
    0.8,
    -150,
  );
};

/** Compares the distances of ten wheel rotations: without load above, with the plough below. */
function drawDistances(defs: SvgDefs, t: number): string {
  const loadedShare = 0.88 - 0.18 * easeStep(t, 4, 0, 0.25);
  const isSlipAcceptable = findStep(t) < 4;
  const left = 150;
  const grown = easeStep(t, 3, 0, 0.4);
  const unloadedLength = 980 * grown;
  const loadedLength = 980 * loadedShare * grown;
  const drawBar = (y: number, length: number, colour: string) =>
    markup`<rect x="${left}" y="${y}" width="${length}" height="62" rx="12" fill="${colour}" stroke="#14201a" stroke-width="5"/>${repeat(WHEEL_TURNS + 1, (i) => markup`<path d="M${left + (length * i) / WHEEL_TURNS} ${y - 14}v90" stroke="#14201a" stroke-width="${i % WHEEL_TURNS ? 3 : 9}" stroke-opacity="${i % WHEEL_TURNS ? '.5' : '1'}"/>`)}`;
  return (
    `<path d="M0 0H1280V720H0Z" fill="${defs.addLinearGradient('down', [0, '#f6ecd0'], [1, '#dcc48e'])}"/>` +
    drawBar(180, Math.max(20, unloadedLength), '#8fb7c9') +
    drawBar(380, Math.max(20, loadedLength), isSlipAcceptable ? '#5f9a55' : '#c8562f') +
    drawNumber('10 ×', 90, 120, 40, '#ffd56b') +
    drawWheel(defs, left + unloadedLength, 211, 46, { rim: '#e6e1d6', spin: grown * 400 }) +
    drawWheel(defs, left + loadedLength, 411, 46, { rim: '#e6e1d6', spin: grown * 400 }) +
    drawPlaque('85% +', 420, 560, 60, appearInStep(t, 3, 0.4, 0.55)) +
    drawTick(660, 560, appearInStep(t, 3, 0.55, 0.7)) +
    drawPlaque('< 80%', 420, 560, 60, appearInStep(t, 4, 0.1, 0.2)) +
    drawCross(660, 560, appearInStep(t, 4, 0.15, 0.25))
  );
}

/** A four-wheel drive pulls the same plough. */
const drawFourWheelDrive = (defs: SvgDefs, t: number): string => {
  const distance = 600 + Math.max(0, t - 24) * 110;
  return (
    `<g transform="translate(${(-distance * 0.12 - 100).toFixed(1)} 0)">${drawCountryside(defs, 2100, 760, 420, { hour: 'noon', sun: 0.6, ground: 'soil' })}</g>` +
    moveToGround(mirror(drawPlough(defs, selectPaint(6), 2)), 402, GROUND_Y + 42, 0.68) +
    moveToGround(
      addDriver(
        drawTractorSide(defs, {
          paint: selectPaint(4),
          isFourWheel: true,
          spin: toWheelRotation(distance, REAR_WHEEL_RADIUS),
        }),
      ),
      840,
      GROUND_Y,
      0.75,
    ) +
    drawCutGround(defs, GROUND_Y, distance) +
    drawLooseSoil(GROUND_Y, 332, 52, -distance) +
    drawTick(1010, 150, easeStep(t, 5, 0.5, 0.65))
  );
};

/** Plaque with the number of completed rotations, visible during `step`. */
const drawRotationCount = (rotations: number, t: number, step: number): string => {
  const completed = Math.min(WHEEL_TURNS, Math.floor(rotations));
  return drawPlaque(String(completed), 1090, 150, 70, fadeStep(t, step));
};

function drawFrame(defs: SvgDefs, t: number): string {
  const isUnloaded = findStep(t) >= 2;
  const rotations = isUnloaded
    ? easeStep(t, 2, 0.15, 0.92) * WHEEL_TURNS
    : easeStep(t, 1, 0.08, 0.92) * WHEEL_TURNS;
  const grip = isUnloaded ? 0.97 : 0.86;
  const raised = easeStep(t, 2, -0.02, 0.14);
  const field =
    drawPloughing(defs, t, rotations * 62 * grip, rotations * 360 * 0.3, raised) + drawBrush(t);
  const distancesOpacity = fadeInAtStep(t, 3);
  const fourWheelOpacity = fadeInAtStep(t, 5);
  return (
    (distancesOpacity >= 1
      ? ''
      : moveCamera(
          [
            [0, 640, 380, 1],
            [1.6, 740, 470, 1.7],
            [4.6, 740, 470, 1.7],
            [6.2, 640, 370, 1],
            [15, 640, 370, 1],
          ],
          t,
          field + drawThrownEarth(t, isUnloaded ? 0 : fadeStep(t, 1) * 0.9),
        ) +
        drawRotationCount(rotations, t, 1) +
        drawRotationCount(rotations, t, 2)) +
    (fourWheelOpacity >= 1 ? '' : fadeIn(distancesOpacity, () => drawDistances(defs, t))) +
    fadeIn(fourWheelOpacity, () => drawFourWheelDrive(defs, t))
  );
}

/** Measures wheel slip: a marked wheel covers less distance in ten rotations when it pulls a plough. */
export const limeTest: Clip = {
  name: 'lime-test',
  seconds: computeDuration(6),
  cueTimes: createCueTimes(6),
  poster: 3.2,
  drawFrame,
};
