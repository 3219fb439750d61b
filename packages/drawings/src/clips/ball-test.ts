import { markup, moveTo, times } from '../markup.ts';
import { countryside } from '../parts/countryside.ts';
import { wheel } from '../parts/wheel.ts';
import type { Sheet } from '../sheet.ts';
import { type Clip, camera, ring } from './clip.ts';
import {
  createCueTimes,
  stepProgress,
  stepStrength,
  totalSeconds,
  withFade,
} from './create-cue-times.ts';
import { plaque, verdict } from './draw-number.ts';
import { bracket, cutGround } from './loose-soil.ts';

const GROUND_Y = 540;
const SKIN_COLOUR = '#a8703f';

/** A forearm with its hand, palm up at 0,0; `closed` presses what lies in it. */
const hand = (closed: number): string =>
  `<path d="M420 210L150 60Q110 40 60 44H-70Q-110 44 -110 66T-70 92H20Q70 120 120 130L360 320Z" fill="${SKIN_COLOUR}" stroke="#5c3518" stroke-width="6" stroke-linejoin="round"/><path d="M330 92L280 250L900 660L1000 500Z" fill="#fbf6e8" stroke="#b3a67e" stroke-width="6" stroke-linejoin="round"/>` +
  markup`<path d="M-64 60Q${-132 + closed * 36} ${34 - closed * 60} ${-92 + closed * 60} ${-14 - closed * 56}M-24 58Q${-86 + closed * 40} ${20 - closed * 62} ${-40 + closed * 52} ${-22 - closed * 54}" fill="none" stroke="#5c3518" stroke-width="40" stroke-linecap="round"/><path d="M-64 60Q${-132 + closed * 36} ${34 - closed * 60} ${-92 + closed * 60} ${-14 - closed * 56}M-24 58Q${-86 + closed * 40} ${20 - closed * 62} ${-40 + closed * 52} ${-22 - closed * 54}" fill="none" stroke="${SKIN_COLOUR}" stroke-width="30" stroke-linecap="round"/>`;

const field = (sheet: Sheet): string =>
  `<g transform="translate(-300 -40)">${countryside(sheet, 1900, 800, 440, { hour: 'morning', sun: 0.4, ground: 'soil' })}</g>`;

const lump = (x: number, y: number, r: number): string =>
  markup`<path d="M${x - r} ${y}Q${x - r} ${y - r} ${x} ${y - r}T${x + r} ${y}Q${x + r * 0.94} ${y + r * 0.9} ${x} ${y + r * 0.94}T${x - r} ${y}Z" fill="#6b4426" stroke="#3c2513" stroke-width="5"/><path d="M${x - r * 0.5} ${y - r * 0.2}q${r * 0.3} ${r * 0.2} ${r * 0.6} 0M${x} ${y + r * 0.4}q${r * 0.2} -${r * 0.2} ${r * 0.5} 0" stroke="#3c2513" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M${x - r * 0.6} ${y - r * 0.55}Q${x} ${y - r * 0.95} ${x + r * 0.4} ${y - r * 0.7}" stroke="#a9794f" stroke-width="6" fill="none" stroke-linecap="round"/>`;

/** What lies on the ground after the fall: 0 whole, 1 crumbs. */
const crumbs = (x: number, burst: number): string =>
  times(26, (i) => {
    const side = ((i * 47) % 200) - 100;
    const up = 4 * burst * (1 - burst) * (30 + ((i * 29) % 70));
    return markup`<circle cx="${x + side * 1.7 * burst}" cy="${GROUND_Y - 10 - up - (i % 3) * 8 * (1 - Math.abs(side) / 110)}" r="${7 + (i % 4) * 4}" fill="${i % 3 ? '#7a4f2e' : '#5a371d'}"/>`;
  });

const dust = (t: number, strength: number): string =>
  times(16, (i) => {
    const age = (t * 0.5 + i * 0.19) % 1;
    return markup`<circle cx="${560 + ((i * 67) % 200) - age * 140}" cy="${GROUND_Y - 20 - age * 220 - (i % 4) * 12}" r="${16 + age * 44}" fill="#d8b98a" fill-opacity="${(strength * 0.4 * (1 - age)).toFixed(2)}"/>`;
  });

/** The handful: pressed, dropped from the height of the belt, and what becomes of it. */
function handful(sheet: Sheet, t: number): string {
  const step = Math.min(3, Math.floor(t / 5));
  const begin = step === 0 ? 9 : step;
  const fall = stepProgress(t, begin, 0.12, 0.3) ** 2;
  const landed = stepProgress(t, begin, 0.3, 0.45);
  const closed =
    step === 0 ? stepProgress(t, 0, 0.45, 0.8) : Math.max(0, 1 - stepProgress(t, step, 0.02, 0.12));
  const scoop = step === 0 ? stepProgress(t, 0, 0.05, 0.4) : 1;
  const handY = 430 - 230 * scoop;
  const ballY = handY + 6 + fall * (GROUND_Y - 56 - handY);
  const intact = step === 1 || step === 3 ? 1 - landed : 1;
  const away = step === 0 ? 0 : stepProgress(t, step, 0.34, 0.5) - stepProgress(t, step, 0.94, 1);
  const rolls = step === 2 ? stepProgress(t, 2, 0.55, 0.95) : 0;
  return (
    field(sheet) +
    cutGround(sheet, GROUND_Y, 0) +
    (step === 3 ? dust(t, stepProgress(t, 3, 0.3, 0.5)) : '') +
    (landed > 0 && step !== 2 ? crumbs(640, landed) : '') +
    (intact > 0.05 ? lump(640, ballY, 54 - closed * 8) : '') +
    moveTo(hand(closed), 646 + away * 760, handY - away * 120, 1) +
    (rolls > 0
      ? markup`<path d="M-200 ${GROUND_Y - 4}H${150 + rolls * 330}V${GROUND_Y + 34}H-200Z" fill="#3c2513" fill-opacity=".8"/>${wheel(sheet, 150 + rolls * 330, GROUND_Y - 138, 170, { rim: '#e6e1d6', spin: rolls * 130 })}`
      : '') +
    verdict(true, 330, 330, stepStrength(t, 1) * stepProgress(t, 1, 0.5, 0.65)) +
    verdict(false, 330, 150, stepStrength(t, 2) * stepProgress(t, 2, 0.5, 0.65)) +
    verdict(false, 330, 330, stepStrength(t, 3) * stepProgress(t, 3, 0.5, 0.65))
  );
}

/** The block that the spade lifts; roots turn aside where a sole lies. */
function digging(sheet: Sheet, t: number): string {
  const down = stepProgress(t, 4, 0.05, 0.4);
  const lift = stepProgress(t, 4, 0.55, 0.95);
  const sole = stepProgress(t, 5, 0.05, 0.25);
  const y = GROUND_Y - 420 + down * 330 - lift * 300;
  const roots = (turn: number) =>
    markup`M560 ${GROUND_Y}V${GROUND_Y + 78}q0 20 ${turn * -70} ${30 - turn * 22}M610 ${GROUND_Y}V${GROUND_Y + 84}q4 20 ${turn * -84} ${28 - turn * 18}M680 ${GROUND_Y}V${GROUND_Y + 80}q0 20 ${turn * 74} ${34 - turn * 24}M730 ${GROUND_Y}V${GROUND_Y + 84}q0 18 ${turn * 84} ${26 - turn * 16}`;
  const block = `<path d="M520 ${GROUND_Y}H770V${GROUND_Y + 176}Q640 ${GROUND_Y + 200} 520 ${GROUND_Y + 176}Z" fill="${sheet.linear('down', [0, '#8d5e37'], [1, '#5f3c22'])}" stroke="#3c2513" stroke-width="5"/><path d="${roots(sole)}" fill="none" stroke="#f4ead2" stroke-width="7" stroke-linecap="round"/>${withFade(sole, () => `<path d="M524 ${GROUND_Y + 100}H766V${GROUND_Y + 118}H524Z" fill="#3a2210"/><path d="M540 ${GROUND_Y + 104}H750" stroke="#d8c09a" stroke-width="4" stroke-linecap="round"/>`)}`;
  const spade = markup`<g transform="translate(0 ${y})"><path d="M636 -380H654V60H636Z" fill="#9a6b3f" stroke="#5f3d20" stroke-width="4"/><path d="M590 -400H700V-372H590Z" fill="#7a5330"/><path d="M566 50H724V200Q645 280 566 200Z" fill="${sheet.steel()}" stroke="#3a3f43" stroke-width="5"/></g>`;
  return (
    field(sheet) +
    cutGround(sheet, GROUND_Y, 0) +
    (lift > 0
      ? markup`<path d="M520 ${GROUND_Y - 4}H770V${GROUND_Y + 176}Q640 ${GROUND_Y + 200} 520 ${GROUND_Y + 176}Z" fill="#33200f"/><g transform="translate(0 ${-lift * 236})">${block}</g>`
      : '') +
    (sole > 0 ? '' : spade) +
    bracket(850, GROUND_Y, GROUND_Y + 180, stepStrength(t, 4) * stepProgress(t, 4, 0.4, 0.5)) +
    plaque('25-30 cm', 1040, GROUND_Y + 84, 42, stepStrength(t, 4) * stepProgress(t, 4, 0.4, 0.5)) +
    ring(645, GROUND_Y - 130, 170, 46, stepProgress(t, 5, 0.3, 0.45))
  );
}

function frame(sheet: Sheet, t: number): string {
  const over = stepProgress(t, 4, -0.06, 0.06);
  const shots = [
    [0, 680, 380, 1.05],
    [20, 680, 380, 1.05],
    [20.2, 680, 420, 1],
    [26, 680, 420, 1],
    [28, 650, 400, 1.3],
    [30, 650, 400, 1.3],
  ] as const;
  return over < 1
    ? camera(shots, t, handful(sheet, t)) +
        withFade(over, () => camera(shots, t, digging(sheet, t)))
    : camera(shots, t, digging(sheet, t));
}

/** What a handful and a spade say about the soil before it is worked. */
export const ballTest: Clip = {
  name: 'ball-test',
  seconds: totalSeconds(6),
  beats: createCueTimes(6),
  poster: 4.4,
  frame,
};
