import { drawPlough } from '../implements/draw-plough.ts';
import { markup, mirror, moveTo, repeat } from '../markup.ts';
import { selectPaint } from '../paint.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { toWheelRotation } from '../parts/draw-wheel.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawTractorSide } from '../tractor/draw-tractor-side.ts';
import { type Clip, ease, fadeInAndOut, moveCamera } from './clip.ts';
import {
  drawBracket,
  drawCutGround,
  drawLooseSoil,
  drawMeasuringStick,
} from './draw-cut-ground.ts';

const GROUND_Y = 600;
/** Radius of the tractor's rear wheels in user units of the frame. */
const REAR_WHEEL_RADIUS = 109;

function drawPloughing(defs: SvgDefs, t: number): string {
  const shift = t * 130;
  return (
    `<g transform="translate(${(-shift * 0.12 - 200).toFixed(1)} 0)">${drawCountryside(defs, 1900, 760, 420, { hour: 'morning', sun: 0.62, ground: 'stubble' })}</g>` +
    moveToGround(mirror(drawPlough(defs, selectPaint(6), 2)), 462, GROUND_Y + 42, 0.68) +
    moveToGround(
      drawTractorSide(defs, {
        paint: selectPaint(5),
        nose: 'classic',
        spin: toWheelRotation(shift, REAR_WHEEL_RADIUS),
      }),
      900,
      GROUND_Y,
      0.75,
    ) +
    drawCutGround(defs, GROUND_Y, shift) +
    drawLooseSoil(GROUND_Y, 392, 52, -shift)
  );
}

const SLICE_SIZE = { width: 140, depth: 92 } as const;
const SLICE_SPACING = 128;
const PROFILE_TOP_Y = 330;
const FIRST_SLICE_X = 150;
/** Three slices lie to the left of `FIRST_SLICE_X`. */
const SLICE_COUNT = 8;

/** A turned slice of soil with crumbs, cracks and buried stubble, `offset` above the others. */
const drawSlice = (i: number, offset: number): string => {
  const colour = i % 2 ? '#80532f' : '#8d5e37';
  const crumbs = repeat(
    9,
    (crumb) =>
      markup`<circle cx="${-52 + ((crumb * 47 + i * 31) % 108)}" cy="${-34 + ((crumb * 29) % 62)}" r="${4 + (crumb % 3) * 2}"/>`,
  );
  return moveTo(
    `<path d="M-70 46Q-76 10 -70 -24Q-70 -44 -48 -47Q-10 -54 20 -48T62 -40Q76 -30 71 -4T69 46Z" fill="${colour}" stroke="#51321b" stroke-width="3"/><g fill="#5f3c22" fill-opacity=".4">${crumbs}</g><path d="M-58 -20q22 8 30 -6M10 14q18 -12 34 2M-30 24q12 6 22 -2" stroke="#51321b" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-66 42Q0 34 66 42" stroke="#c9a24a" stroke-width="7" stroke-dasharray="11 5" fill="none"/><path d="M-56 -38Q0 -46 52 -36" stroke="#b98455" stroke-width="6" stroke-linecap="round" fill="none"/>`,
    FIRST_SLICE_X + i * SLICE_SPACING,
    PROFILE_TOP_Y + 40 - offset,
    1,
    -42,
  );
};

/** Cross-section of the field: turned slices, the open furrow, and unploughed ground. */
function drawFieldSection(defs: SvgDefs, t: number): string {
  const unevenness = fadeInAndOut(t, 9.6, 13, 0.9);
  const floor = PROFILE_TOP_Y + SLICE_SIZE.depth + 26;
  const furrowLeft = FIRST_SLICE_X + 4.5 * SLICE_SPACING + 30;
  const furrowRight = furrowLeft + SLICE_SIZE.width + 20;
  const subsoilFill = defs.addLinearGradient('down', [0, '#74492a'], [1, '#4f311c']);
  const unploughedFill = defs.addLinearGradient('down', [0, '#9a6b42'], [1, '#6e4629']);
  const stubble = repeat(
    26,
    (i) =>
      markup`M${furrowRight + 14 + i * 22} ${PROFILE_TOP_Y + 2}l${(i % 3) * 4 - 4} ${-16 - (i % 4) * 5}`,
  );
  const offsets = [0, 0, 34 * unevenness, -40 * unevenness, 0];
  const levelLine = ease(t, 15.6, 17);
  const stickY = PROFILE_TOP_Y - 130 + (floor - PROFILE_TOP_Y + 130) * ease(t, 13.8, 15.2);
  return (
    moveTo(
      drawCountryside(defs, 1900, 700, PROFILE_TOP_Y + 6, {
        hour: 'morning',
        sun: 0.5,
        ground: 'stubble',
      }),
      -220,
      -80,
    ) +
    `<path d="M-200 ${PROFILE_TOP_Y - 14}H${furrowRight + 20}V${floor}H-200Z" fill="${defs.addLinearGradient('down', [0, '#8d5e37'], [1, '#4f311c'])}"/>` +
    repeat(SLICE_COUNT, (i) => drawSlice(i - 3, offsets[i - 3] ?? 0)) +
    `<path d="M-200 ${floor}H${furrowRight}V${PROFILE_TOP_Y}H1700V1100H-200Z" fill="${unploughedFill}"/><path d="M-200 ${floor + 90}H1700V1100H-200Z" fill="${subsoilFill}" fill-opacity=".7"/><path d="M-200 ${floor}H${furrowRight}V${PROFILE_TOP_Y}H1700" fill="none" stroke="#4a2d18" stroke-width="6"/>` +
    `<path d="${stubble}" stroke="#c9a24a" stroke-width="5" stroke-linecap="round"/>` +
    (t < 13.5 ? '' : drawMeasuringStick((furrowLeft + furrowRight) / 2, stickY)) +
    drawBracket(furrowRight + 60, PROFILE_TOP_Y, floor, ease(t, 15, 15.6)) +
    (levelLine <= 0
      ? ''
      : markup`<path d="M96 ${PROFILE_TOP_Y - 36}h${levelLine * 620}" stroke="#3a2412" stroke-width="15" stroke-linecap="round"/><path d="M96 ${PROFILE_TOP_Y - 36}h${levelLine * 620}" stroke="#ffb81c" stroke-width="9" stroke-linecap="round"/>`)
  );
}

function drawFrame(defs: SvgDefs, t: number): string {
  const sectionOpacity = ease(t, 4.6, 5.4);
  return (
    (sectionOpacity >= 1 ? '' : drawPloughingShot(defs, t)) +
    (sectionOpacity <= 0
      ? ''
      : `<g opacity="${sectionOpacity.toFixed(2)}">${drawSectionShot(defs, t)}</g>`)
  );
}

const drawPloughingShot = (defs: SvgDefs, t: number): string =>
  moveCamera(
    [
      [0, 700, 420, 1.05],
      [2, 700, 420, 1.05],
      [4.8, 520, 470, 1.4],
    ],
    t,
    drawPloughing(defs, t),
  );

const drawSectionShot = (defs: SvgDefs, t: number): string =>
  moveCamera(
    [
      [5, 330, 350, 1.6],
      [6, 330, 350, 1.6],
      [9, 520, 350, 1.25],
      [13, 520, 350, 1.25],
      [15, 660, 350, 1.1],
      [18, 620, 350, 1.1],
    ],
    t,
    drawFieldSection(defs, t),
  );

/** Shows a good furrow in cross-section: even slices, the measured depth, and level crests. */
export const ploughFurrow: Clip = {
  name: 'plough-furrow',
  edition: 2,
  seconds: 18,
  cueTimes: [0.5, 5.4, 9.8, 13.6, 15.6],
  poster: 3,
  drawFrame,
};
