import { markup, moveTo, repeat } from '../markup.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { drawWheel } from '../parts/draw-wheel.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { type Clip, drawRing, moveCamera } from './clip.ts';
import { computeDuration, createCueTimes, easeStep, fadeIn, fadeStep } from './create-cue-times.ts';
import { drawBracket, drawCutGround } from './draw-cut-ground.ts';
import { drawPlaque, drawVerdict } from './draw-number.ts';

const GROUND_Y = 540;
const SKIN_COLOUR = '#a8703f';

/** A hand with its forearm, palm up at 0,0. `closed` from 0 (open) to 1 bends the fingers. */
const drawHand = (closed: number): string =>
  `<path d="M420 210L150 60Q110 40 60 44H-70Q-110 44 -110 66T-70 92H20Q70 120 120 130L360 320Z" fill="${SKIN_COLOUR}" stroke="#5c3518" stroke-width="6" stroke-linejoin="round"/><path d="M330 92L280 250L900 660L1000 500Z" fill="#fbf6e8" stroke="#b3a67e" stroke-width="6" stroke-linejoin="round"/>` +
  markup`<path d="M-64 60Q${-132 + closed * 36} ${34 - closed * 60} ${-92 + closed * 60} ${-14 - closed * 56}M-24 58Q${-86 + closed * 40} ${20 - closed * 62} ${-40 + closed * 52} ${-22 - closed * 54}" fill="none" stroke="#5c3518" stroke-width="40" stroke-linecap="round"/><path d="M-64 60Q${-132 + closed * 36} ${34 - closed * 60} ${-92 + closed * 60} ${-14 - closed * 56}M-24 58Q${-86 + closed * 40} ${20 - closed * 62} ${-40 + closed * 52} ${-22 - closed * 54}" fill="none" stroke="${SKIN_COLOUR}" stroke-width="30" stroke-linecap="round"/>`;

const drawField = (defs: SvgDefs): string =>
  `<g transform="translate(-300 -40)">${drawCountryside(defs, 1900, 800, 440, { hour: 'morning', sun: 0.4, ground: 'soil' })}</g>`;

const drawLump = (x: number, y: number, r: number): string =>
  markup`<path d="M${x - r} ${y}Q${x - r} ${y - r} ${x} ${y - r}T${x + r} ${y}Q${x + r * 0.94} ${y + r * 0.9} ${x} ${y + r * 0.94}T${x - r} ${y}Z" fill="#6b4426" stroke="#3c2513" stroke-width="5"/><path d="M${x - r * 0.5} ${y - r * 0.2}q${r * 0.3} ${r * 0.2} ${r * 0.6} 0M${x} ${y + r * 0.4}q${r * 0.2} -${r * 0.2} ${r * 0.5} 0" stroke="#3c2513" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M${x - r * 0.6} ${y - r * 0.55}Q${x} ${y - r * 0.95} ${x + r * 0.4} ${y - r * 0.7}" stroke="#a9794f" stroke-width="6" fill="none" stroke-linecap="round"/>`;

/** Crumbs of a lump that has fallen. `burst` from 0 to 1 spreads them over the ground. */
const drawCrumbs = (x: number, burst: number): string =>
  repeat(26, (i) => {
    const side = ((i * 47) % 200) - 100;
    const up = 4 * burst * (1 - burst) * (30 + ((i * 29) % 70));
    return markup`<circle cx="${x + side * 1.7 * burst}" cy="${GROUND_Y - 10 - up - (i % 3) * 8 * (1 - Math.abs(side) / 110)}" r="${7 + (i % 4) * 4}" fill="${i % 3 ? '#7a4f2e' : '#5a371d'}"/>`;
  });

const drawDust = (t: number, strength: number): string =>
  repeat(16, (i) => {
    const age = (t * 0.5 + i * 0.19) % 1;
    return markup`<circle cx="${560 + ((i * 67) % 200) - age * 140}" cy="${GROUND_Y - 20 - age * 220 - (i % 4) * 12}" r="${16 + age * 44}" fill="#d8b98a" fill-opacity="${(strength * 0.4 * (1 - age)).toFixed(2)}"/>`;
  });

/**
 * Steps 0 to 3: soil is pressed in the hand and dropped. Moist soil crumbles, wet soil stays whole, dry soil falls to
 * dust.
 */
function drawHandful(defs: SvgDefs, t: number): string {
  const step = Math.min(3, Math.floor(t / 5));
  const begin = step === 0 ? 9 : step;
  const fall = easeStep(t, begin, 0.12, 0.3) ** 2;
  const landed = easeStep(t, begin, 0.3, 0.45);
  const closed =
    step === 0 ? easeStep(t, 0, 0.45, 0.8) : Math.max(0, 1 - easeStep(t, step, 0.02, 0.12));
  const scoop = step === 0 ? easeStep(t, 0, 0.05, 0.4) : 1;
  const handY = 430 - 230 * scoop;
  const ballY = handY + 6 + fall * (GROUND_Y - 56 - handY);
  const intact = step === 1 || step === 3 ? 1 - landed : 1;
  const away = step === 0 ? 0 : easeStep(t, step, 0.34, 0.5) - easeStep(t, step, 0.94, 1);
  const rolls = step === 2 ? easeStep(t, 2, 0.55, 0.95) : 0;
  return (
    drawField(defs) +
    drawCutGround(defs, GROUND_Y, 0) +
    (step === 3 ? drawDust(t, easeStep(t, 3, 0.3, 0.5)) : '') +
    (landed > 0 && step !== 2 ? drawCrumbs(640, landed) : '') +
    (intact > 0.05 ? drawLump(640, ballY, 54 - closed * 8) : '') +
    moveTo(drawHand(closed), 646 + away * 760, handY - away * 120, 1) +
    (rolls > 0
      ? markup`<path d="M-200 ${GROUND_Y - 4}H${150 + rolls * 330}V${GROUND_Y + 34}H-200Z" fill="#3c2513" fill-opacity=".8"/>${drawWheel(defs, 150 + rolls * 330, GROUND_Y - 138, 170, { rim: '#e6e1d6', spin: rolls * 130 })}`
      : '') +
    drawVerdict(true, 330, 330, fadeStep(t, 1) * easeStep(t, 1, 0.5, 0.65)) +
    drawVerdict(false, 330, 150, fadeStep(t, 2) * easeStep(t, 2, 0.5, 0.65)) +
    drawVerdict(false, 330, 330, fadeStep(t, 3) * easeStep(t, 3, 0.5, 0.65))
  );
}

/** Steps 4 and 5: a spade lifts a block of soil, in which roots bend aside above a compacted layer. */
function drawDigging(defs: SvgDefs, t: number): string {
  const down = easeStep(t, 4, 0.05, 0.4);
  const lift = easeStep(t, 4, 0.55, 0.95);
  const sole = easeStep(t, 5, 0.05, 0.25);
  const y = GROUND_Y - 420 + down * 330 - lift * 300;
  const roots = (turn: number) =>
    markup`M560 ${GROUND_Y}V${GROUND_Y + 78}q0 20 ${turn * -70} ${30 - turn * 22}M610 ${GROUND_Y}V${GROUND_Y + 84}q4 20 ${turn * -84} ${28 - turn * 18}M680 ${GROUND_Y}V${GROUND_Y + 80}q0 20 ${turn * 74} ${34 - turn * 24}M730 ${GROUND_Y}V${GROUND_Y + 84}q0 18 ${turn * 84} ${26 - turn * 16}`;
  const block = `<path d="M520 ${GROUND_Y}H770V${GROUND_Y + 176}Q640 ${GROUND_Y + 200} 520 ${GROUND_Y + 176}Z" fill="${defs.addLinearGradient('down', [0, '#8d5e37'], [1, '#5f3c22'])}" stroke="#3c2513" stroke-width="5"/><path d="${roots(sole)}" fill="none" stroke="#f4ead2" stroke-width="7" stroke-linecap="round"/>${fadeIn(sole, () => `<path d="M524 ${GROUND_Y + 100}H766V${GROUND_Y + 118}H524Z" fill="#3a2210"/><path d="M540 ${GROUND_Y + 104}H750" stroke="#d8c09a" stroke-width="4" stroke-linecap="round"/>`)}`;
  const spade = markup`<g transform="translate(0 ${y})"><path d="M636 -380H654V60H636Z" fill="#9a6b3f" stroke="#5f3d20" stroke-width="4"/><path d="M590 -400H700V-372H590Z" fill="#7a5330"/><path d="M566 50H724V200Q645 280 566 200Z" fill="${defs.addSteelGradient()}" stroke="#3a3f43" stroke-width="5"/></g>`;
  return (
    drawField(defs) +
    drawCutGround(defs, GROUND_Y, 0) +
    (lift > 0
      ? markup`<path d="M520 ${GROUND_Y - 4}H770V${GROUND_Y + 176}Q640 ${GROUND_Y + 200} 520 ${GROUND_Y + 176}Z" fill="#33200f"/><g transform="translate(0 ${-lift * 236})">${block}</g>`
      : '') +
    (sole > 0 ? '' : spade) +
    drawBracket(850, GROUND_Y, GROUND_Y + 180, fadeStep(t, 4) * easeStep(t, 4, 0.4, 0.5)) +
    drawPlaque('25-30 cm', 1040, GROUND_Y + 84, 42, fadeStep(t, 4) * easeStep(t, 4, 0.4, 0.5)) +
    drawRing(645, GROUND_Y - 130, 170, 46, easeStep(t, 5, 0.3, 0.45))
  );
}

function drawFrame(defs: SvgDefs, t: number): string {
  const over = easeStep(t, 4, -0.06, 0.06);
  const shots = [
    [0, 680, 380, 1.05],
    [20, 680, 380, 1.05],
    [20.2, 680, 420, 1],
    [26, 680, 420, 1],
    [28, 650, 400, 1.3],
    [30, 650, 400, 1.3],
  ] as const;
  return over < 1
    ? moveCamera(shots, t, drawHandful(defs, t)) +
        fadeIn(over, () => moveCamera(shots, t, drawDigging(defs, t)))
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
