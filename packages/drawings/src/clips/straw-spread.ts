import { drawCombineHarvester } from '../implements/draw-combine-harvester.ts';
import { drawSuperSeeder } from '../implements/draw-super-seeder.ts';
import { markup, moveTo, repeat } from '../markup.ts';
import { drawSeedling, drawWheat } from '../objects/crops.ts';
import { selectPaint } from '../paint.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
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
  findStep,
} from './create-cue-times.ts';
import { drawBracket, drawMeasuringStick } from './draw-cut-ground.ts';
import { drawCross, drawPlaque, drawTick } from './draw-number.ts';

const GROUND_Y = 600;

/** Straw behind the combine: a thick swath if `spread` is 0, chopped and spread evenly if it is 1. */
function drawStraw(t: number, spread: number): string {
  const swath = `<path d="M-700 ${GROUND_Y + 20}Q-660 ${GROUND_Y - 70} -500 ${GROUND_Y - 78}T-100 ${GROUND_Y - 84}T150 ${GROUND_Y - 90}Q240 ${GROUND_Y - 60} 250 ${GROUND_Y + 20}Z" fill="#d2a544"/><path d="${repeat(40, (i) => markup`M${-680 + i * 23} ${GROUND_Y - 10 - ((i * 31) % 60)}l${18 - (i % 3) * 16} ${-22 + (i % 4) * 8}`)}" stroke="#f3dc94" stroke-width="6" fill="none" stroke-linecap="round"/>`;
  const spreadStraw = repeat(
    90,
    (i) =>
      markup`M${-690 + ((i * i * 37) % 960)} ${GROUND_Y - 34 + ((i * 53) % 120)}l${((i * 7) % 22) - 11} ${((i * 5) % 9) - 4}`,
  );
  const flyingStraw = repeat(26, (i) => {
    const age = (t * 0.9 + i * 0.137) % 1;
    const x = 206 - age * (140 + ((i * 37) % 160));
    const y = 460 - 60 * ((i % 5) - 1) * age + 160 * age * age;
    return markup`<path d="M${x} ${y}l${10 - (i % 3) * 8} ${6 - (i % 4) * 4}" stroke="#e7c463" stroke-width="6" stroke-linecap="round"/>`;
  });
  return (
    (spread < 1 ? `<g opacity="${(1 - spread).toFixed(2)}">${swath}</g>` : '') +
    (spread > 0
      ? `<g opacity="${spread.toFixed(2)}"><path d="${spreadStraw}" stroke="#e0b755" stroke-width="7" stroke-linecap="round"/>${flyingStraw}</g>`
      : '')
  );
}

function drawHarvest(defs: SvgDefs, t: number): string {
  const shift = t * 70;
  const drawCrop = (from: number, ground: number, height: number) =>
    drawWheat(from - ((from + shift) % 17) + 17, 1900, ground, height, 4 * Math.sin(t * 2.4));
  return (
    `<g transform="translate(${(-shift * 0.1 - 700).toFixed(1)} -60)">${drawCountryside(defs, 2800, 900, 500, { sun: 0.5, ground: 'stubble' })}</g>` +
    drawCrop(850, GROUND_Y - 60, 120) +
    drawStraw(t, easeStep(t, 2, 0.02, 0.2)) +
    moveTo(drawCombineHarvester(defs, selectPaint(0), shift), 130, GROUND_Y - 516, 0.97) +
    drawCrop(880, GROUND_Y + 30, 140)
  );
}

/** Y of the surface in the cross-section of the ground. */
const SEEDBED_Y = 400;
const SEED_DEPTH = 92;

/** A row of seeds, of which every fourth lies too high for a while. `grown` from 0 to 1 is the height of the plants. */
const drawSeeds = (t: number, grown: number): string => {
  const displaced = easeStep(t, 4, 0.62, 0.75) - easeStep(t, 4, 0.88, 0.98);
  return repeat(9, (i) => {
    const isDisplaced = i % 4 === 2;
    const x = 130 + i * 128;
    const y = SEEDBED_Y + SEED_DEPTH - (isDisplaced ? displaced * 66 : 0);
    const plantHeight = isDisplaced ? grown * 0.9 : grown;
    const seed = markup`<ellipse cx="${x}" cy="${y}" rx="17" ry="10" fill="#e9c76a" stroke="#8a6420" stroke-width="3" transform="rotate(${i * 33} ${x} ${y})"/>`;
    if (grown <= 0.02) return seed;
    const stem = markup`<path d="M${x} ${y}V${SEEDBED_Y + SEED_DEPTH - 100 * plantHeight}" stroke="#4f7436" stroke-width="7" stroke-linecap="round"/>`;
    const leaves = plantHeight > 0.3 ? drawSeedling(x, SEEDBED_Y - 4, 0.9 * plantHeight) : '';
    return seed + stem + leaves;
  });
};

/**
 * Cross-section of the ground under the straw: seeds at the right depth, seeds that lie too high, then the young
 * plants.
 */
function drawSeedbed(defs: SvgDefs, t: number): string {
  const grown = easeStep(t, 5, 0.1, 0.8);
  const stickY = SEEDBED_Y - 200 + 292 * easeStep(t, 4, 0.05, 0.25);
  const cover = repeat(
    150,
    (i) =>
      markup`M${((i * 83) % 1300) - 10} ${SEEDBED_Y - 4 - ((i * 13) % 22)}l${((i * 7) % 36) - 18} ${((i * 5) % 11) - 5}`,
  );
  return (
    moveTo(
      drawCountryside(defs, 1900, 700, SEEDBED_Y + 60, { sun: 0.45, ground: 'stubble' }),
      -300,
      -90,
    ) +
    `<path d="M0 ${SEEDBED_Y}H1280V720H0Z" fill="${defs.addLinearGradient('down', [0, '#7a4f2e'], [1, '#4f311c'])}"/>` +
    repeat(
      24,
      (i) =>
        markup`<ellipse cx="${(i * 173) % 1280}" cy="${SEEDBED_Y + 130 + ((i * 61) % 180)}" rx="${7 + (i % 4) * 4}" ry="${5 + (i % 3) * 2}" fill="#3c2513" fill-opacity=".5"/>`,
    ) +
    (grown > 0.3
      ? repeat(
          12,
          (i) =>
            markup`<path d="M${60 + i * 108} ${SEEDBED_Y + 150}q12 22 0 32q-12 -10 0 -32z" fill="#8fc1d8" fill-opacity="${(grown * 0.8).toFixed(2)}"/>`,
        )
      : '') +
    drawSeeds(t, grown) +
    `<path d="${cover}" stroke="#e0b755" stroke-width="8" stroke-linecap="round"/>` +
    (findStep(t) < 5 ? drawMeasuringStick(580, stickY) : '') +
    drawBracket(690, SEEDBED_Y, SEEDBED_Y + SEED_DEPTH, appearInStep(t, 4, 0.25, 0.35)) +
    drawPlaque('4-5 cm', 850, SEEDBED_Y + 46, 50, appearInStep(t, 4, 0.25, 0.35)) +
    drawCross(386, 250, appearInStep(t, 4, 0.68, 0.78)) +
    drawTick(1120, 150, easeStep(t, 5, 0.7, 0.85))
  );
}

const drawClockHand = (angle: number, length: number, width: number): string =>
  markup`<path d="M0 14V${-length}" transform="rotate(${angle})" stroke="#14201a" stroke-width="${width}" stroke-linecap="round"/>`;

/** A clock that runs from 7 to 10 o'clock while `elapsed` rises from 0 to 1. */
const drawClock = (elapsed: number): string =>
  `<circle r="108" fill="#fffdf6" stroke="#14201a" stroke-width="12"/>${repeat(12, (i) => `<path d="M0 -92V-78" transform="rotate(${i * 30})" stroke="#14201a" stroke-width="7"/>`)}${drawClockHand(210 + 90 * elapsed, 52, 13)}${drawClockHand(360 * 3 * elapsed, 80, 8)}`;

/** The dew on the straw dries while a clock shows the passing hours. */
function drawMorning(defs: SvgDefs, t: number): string {
  const elapsed = easeStep(t, 3, 0.05, 0.75);
  const dew = repeat(
    40,
    (i) =>
      markup`<circle cx="${(i * 97) % 1280}" cy="${600 + ((i * 41) % 100)}" r="${4 + (i % 3) * 2}" fill="#dff1f7" fill-opacity="${(0.9 * (1 - elapsed)).toFixed(2)}"/>`,
  );
  return (
    moveTo(
      drawCountryside(defs, 1700, 800, 470, {
        hour: 'morning',
        sun: 0.2 + 0.1 * elapsed,
        ground: 'stubble',
      }),
      -200,
      -30,
    ) +
    markup`<circle cx="${180 + elapsed * 160}" cy="${430 - elapsed * 290}" r="60" fill="#ffd15c"/>` +
    moveToGround(
      drawTractorSide(defs, { paint: selectPaint(9), nose: 'round', isFourWheel: true }),
      840,
      620,
      0.74,
    ) +
    moveToGround(drawSuperSeeder(defs, selectPaint(1)), 400, 640, 0.62) +
    dew +
    moveTo(drawClock(elapsed), 1110, 170)
  );
}

function drawFrame(defs: SvgDefs, t: number): string {
  const morningOpacity = fadeInAtStep(t, 3);
  const seedbedOpacity = fadeInAtStep(t, 4);
  return (
    (morningOpacity >= 1
      ? ''
      : moveCamera(
          [
            [0, 560, 360, 0.92],
            [2, 560, 360, 0.92],
            [5, 300, 400, 1.15],
            [9, 220, 400, 1.15],
            [12, 240, 390, 1.2],
            [15, 240, 390, 1.2],
          ],
          t,
          drawHarvest(defs, t) +
            drawCross(20, 250, appearInStep(t, 1, 0.4, 0.55)) +
            drawTick(20, 250, appearInStep(t, 2, 0.5, 0.65)),
        )) +
    (seedbedOpacity >= 1 ? '' : fadeIn(morningOpacity, () => drawMorning(defs, t))) +
    fadeIn(seedbedOpacity, () => drawSeedbed(defs, t))
  );
}

/** Shows how to sow wheat after rice without burning the straw, which the combine must spread first. */
export const strawSpread: Clip = {
  name: 'straw-spread',
  seconds: computeDuration(6),
  cueTimes: createCueTimes(6),
  poster: 1.5,
  drawFrame,
};
