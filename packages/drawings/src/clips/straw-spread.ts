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
import { computeDuration, createCueTimes, easeStep, fadeIn, fadeStep } from './create-cue-times.ts';
import { drawBracket, drawMeasuringStick } from './draw-cut-ground.ts';
import { drawPlaque, drawVerdict } from './draw-number.ts';

const GROUND_Y = 600;

/** Straw behind the combine: a thick swath if `spread` is 0, chopped and spread evenly if it is 1. */
function drawStraw(t: number, spread: number): string {
  const swath = `<path d="M-700 ${GROUND_Y + 20}Q-660 ${GROUND_Y - 70} -500 ${GROUND_Y - 78}T-100 ${GROUND_Y - 84}T150 ${GROUND_Y - 90}Q240 ${GROUND_Y - 60} 250 ${GROUND_Y + 20}Z" fill="#d2a544"/><path d="${repeat(40, (i) => markup`M${-680 + i * 23} ${GROUND_Y - 10 - ((i * 31) % 60)}l${18 - (i % 3) * 16} ${-22 + (i % 4) * 8}`)}" stroke="#f3dc94" stroke-width="6" fill="none" stroke-linecap="round"/>`;
  const thin = repeat(
    90,
    (i) =>
      markup`M${-690 + ((i * i * 37) % 960)} ${GROUND_Y - 34 + ((i * 53) % 120)}l${((i * 7) % 22) - 11} ${((i * 5) % 9) - 4}`,
  );
  const flying = repeat(26, (i) => {
    const age = (t * 0.9 + i * 0.137) % 1;
    const x = 206 - age * (140 + ((i * 37) % 160));
    const y = 460 - 60 * ((i % 5) - 1) * age + 160 * age * age;
    return markup`<path d="M${x} ${y}l${10 - (i % 3) * 8} ${6 - (i % 4) * 4}" stroke="#e7c463" stroke-width="6" stroke-linecap="round"/>`;
  });
  return (
    (spread < 1 ? `<g opacity="${(1 - spread).toFixed(2)}">${swath}</g>` : '') +
    (spread > 0
      ? `<g opacity="${spread.toFixed(2)}"><path d="${thin}" stroke="#e0b755" stroke-width="7" stroke-linecap="round"/>${flying}</g>`
      : '')
  );
}

function drawHarvest(defs: SvgDefs, t: number): string {
  const shift = t * 70;
  const crop = (from: number, ground: number, high: number) =>
    drawWheat(from - ((from + shift) % 17) + 17, 1900, ground, high, 4 * Math.sin(t * 2.4));
  return (
    `<g transform="translate(${(-shift * 0.1 - 700).toFixed(1)} -60)">${drawCountryside(defs, 2800, 900, 500, { sun: 0.5, ground: 'stubble' })}</g>` +
    crop(850, GROUND_Y - 60, 120) +
    drawStraw(t, easeStep(t, 2, 0.02, 0.2)) +
    moveTo(drawCombineHarvester(defs, selectPaint(0), shift), 130, GROUND_Y - 516, 0.97) +
    crop(880, GROUND_Y + 30, 140)
  );
}

/**
 * Cross-section of the ground under the straw: seeds at the right depth, seeds that lie too high, then the young
 * plants.
 */
function drawSeedbed(defs: SvgDefs, t: number): string {
  const top = 400;
  const high = easeStep(t, 4, 0.62, 0.75) - easeStep(t, 4, 0.88, 0.98);
  const growing = easeStep(t, 5, 0.1, 0.8);
  const seeds = repeat(9, (i) => {
    const x = 130 + i * 128;
    const y = top + 92 - (i % 4 === 2 ? high * 66 : 0);
    const up = i % 4 === 2 ? growing * 0.9 : growing;
    return (
      markup`<ellipse cx="${x}" cy="${y}" rx="17" ry="10" fill="#e9c76a" stroke="#8a6420" stroke-width="3" transform="rotate(${i * 33} ${x} ${y})"/>` +
      (growing > 0.02
        ? markup`<path d="M${x} ${y}V${top + 92 - 100 * up}" stroke="#4f7436" stroke-width="7" stroke-linecap="round"/>${up > 0.3 ? drawSeedling(x, top - 4, 0.9 * up) : ''}`
        : '')
    );
  });
  const cover = repeat(
    150,
    (i) =>
      markup`M${((i * 83) % 1300) - 10} ${top - 4 - ((i * 13) % 22)}l${((i * 7) % 36) - 18} ${((i * 5) % 11) - 5}`,
  );
  return (
    `<g transform="translate(-300 -90)">${drawCountryside(defs, 1900, 700, top + 60, { sun: 0.45, ground: 'stubble' })}</g>` +
    `<path d="M0 ${top}H1280V720H0Z" fill="${defs.addLinearGradient('down', [0, '#7a4f2e'], [1, '#4f311c'])}"/>` +
    repeat(
      24,
      (i) =>
        markup`<ellipse cx="${(i * 173) % 1280}" cy="${top + 130 + ((i * 61) % 180)}" rx="${7 + (i % 4) * 4}" ry="${5 + (i % 3) * 2}" fill="#3c2513" fill-opacity=".5"/>`,
    ) +
    (growing > 0.3
      ? repeat(
          12,
          (i) =>
            markup`<path d="M${60 + i * 108} ${top + 150}q12 22 0 32q-12 -10 0 -32z" fill="#8fc1d8" fill-opacity="${(growing * 0.8).toFixed(2)}"/>`,
        )
      : '') +
    seeds +
    `<path d="${cover}" stroke="#e0b755" stroke-width="8" stroke-linecap="round"/>` +
    (t < 25 ? drawMeasuringStick(580, top - 200 + 292 * easeStep(t, 4, 0.05, 0.25)) : '') +
    drawBracket(690, top, top + 92, fadeStep(t, 4) * easeStep(t, 4, 0.25, 0.35)) +
    drawPlaque('4-5 cm', 850, top + 46, 50, fadeStep(t, 4) * easeStep(t, 4, 0.25, 0.35)) +
    drawVerdict(false, 386, 250, fadeStep(t, 4) * easeStep(t, 4, 0.68, 0.78)) +
    drawVerdict(true, 1120, 150, easeStep(t, 5, 0.7, 0.85))
  );
}

/** The dew on the straw dries while a clock shows the passing hours. */
function drawMorning(defs: SvgDefs, t: number): string {
  const up = easeStep(t, 3, 0.05, 0.75);
  const dew = repeat(
    40,
    (i) =>
      markup`<circle cx="${(i * 97) % 1280}" cy="${600 + ((i * 41) % 100)}" r="${4 + (i % 3) * 2}" fill="#dff1f7" fill-opacity="${(0.9 * (1 - up)).toFixed(2)}"/>`,
  );
  const hand = (turn: number, long: number, wide: number) =>
    markup`<path d="M0 14V${-long}" transform="rotate(${turn})" stroke="#14201a" stroke-width="${wide}" stroke-linecap="round"/>`;
  return (
    `<g transform="translate(-200 -30)">${drawCountryside(defs, 1700, 800, 470, { hour: 'morning', sun: 0.2 + 0.1 * up, ground: 'stubble' })}</g>` +
    markup`<circle cx="${180 + up * 160}" cy="${430 - up * 290}" r="60" fill="#ffd15c"/>` +
    moveToGround(
      drawTractorSide(defs, { paint: selectPaint(9), nose: 'round', fourWheel: true }),
      840,
      620,
      0.74,
    ) +
    moveToGround(drawSuperSeeder(defs, selectPaint(1)), 400, 640, 0.62) +
    dew +
    moveTo(
      `<circle r="108" fill="#fffdf6" stroke="#14201a" stroke-width="12"/>${repeat(12, (i) => `<path d="M0 -92V-78" transform="rotate(${i * 30})" stroke="#14201a" stroke-width="7"/>`)}${hand(210 + 90 * up, 52, 13)}${hand(360 * 3 * up, 80, 8)}`,
      1110,
      170,
    )
  );
}

function drawFrame(defs: SvgDefs, t: number): string {
  const dawn = easeStep(t, 3, -0.06, 0.06);
  const below = easeStep(t, 4, -0.06, 0.06);
  return (
    (dawn >= 1
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
            drawVerdict(false, 20, 250, fadeStep(t, 1) * easeStep(t, 1, 0.4, 0.55)) +
            drawVerdict(true, 20, 250, fadeStep(t, 2) * easeStep(t, 2, 0.5, 0.65)),
        )) +
    (below >= 1 ? '' : fadeIn(dawn, () => drawMorning(defs, t))) +
    fadeIn(below, () => drawSeedbed(defs, t))
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
