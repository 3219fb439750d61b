import { markup, moveTo, repeat } from '../markup.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { drawWheel } from '../parts/draw-wheel.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { type Clip, drawRing, moveCamera } from './clip.ts';
import {
  appearInStep,
  computeDuration,
  createCueTimes,
  easeStep,
  fadeIn,
  fadeInAtStep,
  findStep,
} from './create-cue-times.ts';
import { drawBracket, drawCutGround } from './draw-cut-ground.ts';
import { drawCross, drawPlaque, drawTick } from './draw-number.ts';

const GROUND_Y = 540;
const SKIN_COLOUR = '#a8703f';

/** A hand with its forearm, palm up at 0,0. `closed` from 0 (open) to 1 bends the fingers. */
const drawHand = (closed: number): string => {
  const fingers = markup`M-64 60Q${-132 + closed * 36} ${34 - closed * 60} ${-92 + closed * 60} ${-14 - closed * 56}M-24 58Q${-86 + closed * 40} ${20 - closed * 62} ${-40 + closed * 52} ${-22 - closed * 54}`;
  return `<path d="M420 210L150 60Q110 40 60 44H-70Q-110 44 -110 66T-70 92H20Q70 120 120 130L360 320Z" fill="${SKIN_COLOUR}" stroke="#5c3518" stroke-width="6" stroke-linejoin="round"/><path d="M330 92L280 250L900 660L1000 500Z" fill="#fbf6e8" stroke="#b3a67e" stroke-width="6" stroke-linejoin="round"/><path d="${fingers}" fill="none" stroke="#5c3518" stroke-width="40" stroke-linecap="round"/><path d="${fingers}" fill="none" stroke="${SKIN_COLOUR}" stroke-width="30" stroke-linecap="round"/>`;
};

const drawField = (defs: SvgDefs): string =>
  moveTo(
    drawCountryside(defs, 1900, 800, 440, { hour: 'morning', sun: 0.4, ground: 'soil' }),
    -300,
    -40,
  );

const drawLump = (x: number, y: number, r: number): string =>
  markup`<path d="M${x - r} ${y}Q${x - r} ${y - r} ${x} ${y - r}T${x + r} ${y}Q${x + r * 0.94} ${y + r * 0.9} ${x} ${y + r * 0.94}T${x - r} ${y}Z" fill="#6b4426" stroke="#3c2513" stroke-width="5"/><path d="M${x - r * 0.5} ${y - r * 0.2}q${r * 0.3} ${r * 0.2} ${r * 0.6} 0M${x} ${y + r * 0.4}q${r * 0.2} -${r * 0.2} ${r * 0.5} 0" stroke="#3c2513" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M${x - r * 0.6} ${y - r * 0.55}Q${x} ${y - r * 0.95} ${x + r * 0.4} ${y - r * 0.7}" stroke="#a9794f" stroke-width="6" fill="none" stroke-linecap="round"/>`;

/** Crumbs of a lump that has fallen. `burst` from 0 to 1 spreads them over the ground. */
const drawCrumbs = (x: number, burst: number): string =>
  repeat(26, (i) => {
    const side = ((i * 47) % 200) - 100;
    const height = 4 * burst * (1 - burst) * (30 + ((i * 29) % 70));
    return markup`<circle cx="${x + side * 1.7 * burst}" cy="${GROUND_Y - 10 - height - (i % 3) * 8 * (1 - Math.abs(side) / 110)}" r="${7 + (i % 4) * 4}" fill="${i % 3 ? '#7a4f2e' : '#5a371d'}"/>`;
  });

const drawDust = (t: number, strength: number): string =>
  repeat(16, (i) => {
    const age = (t * 0.5 + i * 0.19) % 1;
    return markup`<circle cx="${560 + ((i * 67) % 200) - age * 140}" cy="${GROUND_Y - 20 - age * 220 - (i % 4) * 12}" r="${16 + age * 44}" fill="#d8b98a" fill-opacity="${(strength * 0.4 * (1 - age)).toFixed(2)}"/>`;
  });

/** A wheel rolls over wet soil and compacts it. `rolled` from 0 to 1 is its progress. */
function drawRollingWheel(defs: SvgDefs, rolled: number): string {
  if (rolled <= 0) return '';
  const x = 150 + rolled * 330;
  const wheel = drawWheel(defs, x, GROUND_Y - 138, 170, { rim: '#e6e1d6', spin: rolled * 130 });
  return markup`<path d="M-200 ${GROUND_Y - 4}H${x}V${GROUND_Y + 34}H-200Z" fill="#3c2513" fill-opacity=".8"/>${wheel}`;
}

/**
 * Steps 0 to 3: soil is squeezed in the hand and dropped. Moist soil crumbles, wet soil stays whole, dry soil falls to
 * dust.
 */
function drawHandful(defs: SvgDefs, t: number): string {
  const step = Math.min(3, findStep(t));
  const isSqueezed = step === 0;
  const isWet = step === 2;
  const isDry = step === 3;
  const closed = isSqueezed
    ? easeStep(t, 0, 0.45, 0.8)
    : Math.max(0, 1 - easeStep(t, step, 0.02, 0.12));
  const fallen = isSqueezed ? 0 : easeStep(t, step, 0.12, 0.3) ** 2;
  const burst = isSqueezed ? 0 : easeStep(t, step, 0.3, 0.45);
  const withdrawn = isSqueezed ? 0 : easeStep(t, step, 0.34, 0.5) - easeStep(t, step, 0.94, 1);
  const raised = isSqueezed ? easeStep(t, 0, 0.05, 0.4) : 1;
  const handY = 430 - 230 * raised;
  const lumpY = handY + 6 + fallen * (GROUND_Y - 56 - handY);
  const intact = isSqueezed || isWet ? 1 : 1 - burst;
  return (
    drawField(defs) +
    drawCutGround(defs, GROUND_Y, 0) +
    (isDry ? drawDust(t, easeStep(t, 3, 0.3, 0.5)) : '') +
    (burst > 0 && !isWet ? drawCrumbs(640, burst) : '') +
    (intact > 0.05 ? drawLump(640, lumpY, 54 - closed * 8) : '') +
    moveTo(drawHand(closed), 646 + withdrawn * 760, handY - withdrawn * 120, 1) +
    (isWet ? drawRollingWheel(defs, easeStep(t, 2, 0.55, 0.95)) : '') +
    drawTick(330, 330, appearInStep(t, 1, 0.5, 0.65)) +
    drawCross(330, 150, appearInStep(t, 2, 0.5, 0.65)) +
    drawCross(330, 330, appearInStep(t, 3, 0.5, 0.65))
  );
}

/** Roots in the block of soil. `bend` from 0 to 1 turns their ends aside. */
const traceRoots = (bend: number): string =>
  markup`M560 ${GROUND_Y}V${GROUND_Y + 78}q0 20 ${bend * -70} ${30 - bend * 22}M610 ${GROUND_Y}V${GROUND_Y + 84}q4 20 ${bend * -84} ${28 - bend * 18}M680 ${GROUND_Y}V${GROUND_Y + 80}q0 20 ${bend * 74} ${34 - bend * 24}M730 ${GROUND_Y}V${GROUND_Y + 84}q0 18 ${bend * 84} ${26 - bend * 16}`;

const BLOCK_PATH = `M520 ${GROUND_Y}H770V${GROUND_Y + 176}Q640 ${GROUND_Y + 200} 520 ${GROUND_Y + 176}Z`;
const HOLE_PATH = `M520 ${GROUND_Y - 4}H770V${GROUND_Y + 176}Q640 ${GROUND_Y + 200} 520 ${GROUND_Y + 176}Z`;
const COMPACTED_LAYER_MARKUP = `<path d="M524 ${GROUND_Y + 100}H766V${GROUND_Y + 118}H524Z" fill="#3a2210"/><path d="M540 ${GROUND_Y + 104}H750" stroke="#d8c09a" stroke-width="4" stroke-linecap="round"/>`;

/** The block of soil that the spade lifts. `compacted` from 0 to 1 shows a compacted layer and bends the roots. */
const drawSoilBlock = (defs: SvgDefs, compacted: number): string =>
  `<path d="${BLOCK_PATH}" fill="${defs.addLinearGradient('down', [0, '#8d5e37'], [1, '#5f3c22'])}" stroke="#3c2513" stroke-width="5"/><path d="${traceRoots(compacted)}" fill="none" stroke="#f4ead2" stroke-width="7" stroke-linecap="round"/>${fadeIn(compacted, () => COMPACTED_LAYER_MARKUP)}`;

const drawSpade = (defs: SvgDefs, y: number): string =>
  markup`<g transform="translate(0 ${y})"><path d="M636 -380H654V60H636Z" fill="#9a6b3f" stroke="#5f3d20" stroke-width="4"/><path d="M590 -400H700V-372H590Z" fill="#7a5330"/><path d="M566 50H724V200Q645 280 566 200Z" fill="${defs.addSteelGradient()}" stroke="#3a3f43" stroke-width="5"/></g>`;

/** Steps 4 and 5: a spade lifts a block of soil, in which roots bend aside above a compacted layer. */
function drawDigging(defs: SvgDefs, t: number): string {
  const pushed = easeStep(t, 4, 0.05, 0.4);
  const lifted = easeStep(t, 4, 0.55, 0.95);
  const compacted = easeStep(t, 5, 0.05, 0.25);
  const block = drawSoilBlock(defs, compacted);
  const spade = drawSpade(defs, GROUND_Y - 420 + pushed * 330 - lifted * 300);
  return (
    drawField(defs) +
    drawCutGround(defs, GROUND_Y, 0) +
    (lifted > 0
      ? markup`<path d="${HOLE_PATH}" fill="#33200f"/><g transform="translate(0 ${-lifted * 236})">${block}</g>`
      : '') +
    (compacted > 0 ? '' : spade) +
    drawBracket(850, GROUND_Y, GROUND_Y + 180, appearInStep(t, 4, 0.4, 0.5)) +
    drawPlaque('25-30 cm', 1040, GROUND_Y + 84, 42, appearInStep(t, 4, 0.4, 0.5)) +
    drawRing(645, GROUND_Y - 130, 170, 46, easeStep(t, 5, 0.3, 0.45))
  );
}

function drawFrame(defs: SvgDefs, t: number): string {
  const diggingOpacity = fadeInAtStep(t, 4);
  const shots = [
    [0, 680, 380, 1.05],
    [20, 680, 380, 1.05],
    [20.2, 680, 420, 1],
    [26, 680, 420, 1],
    [28, 650, 400, 1.3],
    [30, 650, 400, 1.3],
  ] as const;
  return diggingOpacity < 1
    ? moveCamera(shots, t, drawHandful(defs, t)) +
        fadeIn(diggingOpacity, () => moveCamera(shots, t, drawDigging(defs, t)))
    : moveCamera(shots, t, drawDigging(defs, t));
}

/** Two tests that show whether soil can be worked: a dropped handful, and a block lifted with a spade. */
export const ballTest: Clip = {
  name: 'ball-test',
  seconds: computeDuration(6),
  cueTimes: createCueTimes(6),
  poster: 4.4,
  drawFrame,
};
