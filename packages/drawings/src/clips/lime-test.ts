import { plough } from '../implements/plough.ts';
import { markup, mirrored, moveTo, times } from '../markup.ts';
import { paintAt } from '../paint.ts';
import { countryside } from '../parts/countryside.ts';
import { standing } from '../parts/standing.ts';
import { wheel } from '../parts/wheel.ts';
import { driven } from '../scenes/subjects/driven.ts';
import type { Sheet } from '../sheet.ts';
import { tractor } from '../tractor/tractor.ts';
import { type Clip, camera } from './clip.ts';
import {
  createCueTimes,
  stepProgress,
  stepStrength,
  totalSeconds,
  withFade,
} from './create-cue-times.ts';
import { drawNumber, plaque, verdict } from './draw-number.ts';
import { cutGround, looseSoil } from './loose-soil.ts';

const GROUND_Y = 590;
const WHEEL_TURNS = 10;
/** Where the middle of the rear wheel stands in the picture. */
const REAR_WHEEL = { x: 732, y: GROUND_Y - 110 } as const;

/** A stripe of lime on the tyre, turned with it. */
const lime = (turned: number, strength: number): string => {
  const spin = (turned + 105) % 360;
  // Not over the mudguard.
  if (spin > 285 || spin < 52) return '';
  return markup`<g transform="translate(${REAR_WHEEL.x} ${REAR_WHEEL.y}) rotate(${spin})"><path d="M-11 -66L-14 -104Q0 -109 14 -104L11 -66Z" fill="#fff" fill-opacity="${strength.toFixed(2)}" stroke="#c9d0d4" stroke-width="2" stroke-opacity="${strength.toFixed(2)}"/></g>`;
};

/** Earth thrown back by a wheel that digs. */
const thrown = (t: number, strength: number): string =>
  strength <= 0
    ? ''
    : times(12, (i) => {
        const age = (t * 1.6 + i * 0.29) % 1;
        return markup`<circle cx="${REAR_WHEEL.x - 60 - age * (90 + (i % 4) * 26)}" cy="${GROUND_Y - 6 - 240 * age * (1 - age) * (0.6 + (i % 3) * 0.2)}" r="${5 + (i % 3) * 3}" fill="#6b4426" fill-opacity="${strength.toFixed(2)}"/>`;
      });

/** Tractor and plough in the field; `way` is how far they have gone, `spin` how far the wheel has turned. */
function working(sheet: Sheet, t: number, way: number, spin: number, raised: number): string {
  return (
    `<g transform="translate(${(-way * 0.12 - 200).toFixed(1)} 0)">${countryside(sheet, 2100, 760, 420, { hour: 'morning', sun: 0.5, ground: 'stubble' })}</g>` +
    markup`<g transform="translate(0 ${-86 * raised}) rotate(${3 * raised} 660 500)">${standing(mirrored(plough(sheet, paintAt(6), 2)), 402, GROUND_Y + 42, 0.68)}</g>` +
    standing(
      driven(tractor(sheet, { paint: paintAt(4), nose: 'sharp', spin })),
      840,
      GROUND_Y,
      0.75,
    ) +
    lime(spin, t < 5 ? stepProgress(t, 0, 0.4, 0.7) : 1) +
    cutGround(sheet, GROUND_Y, way) +
    looseSoil(GROUND_Y, 332, 52 * (1 - raised), -way)
  );
}

const brush = (t: number): string => {
  const stroke = stepProgress(t, 0, 0.35, 0.75);
  if (stroke <= 0 || stroke >= 1) return '';
  return moveTo(
    '<path d="M-14 0H14L20 56H-20Z" fill="#fbf6e8" stroke="#b3a67e" stroke-width="3"/><path d="M-22 56H22V80H-22Z" fill="#8c959b"/><path d="M-9 80H9V190H-9Z" fill="#9a6b3f"/>',
    REAR_WHEEL.x + 104 - 34 * Math.abs(Math.sin(stroke * 9)),
    REAR_WHEEL.y + 22,
    0.8,
    -150,
  );
};

/** Both ways of ten turns under each other, with a peg at each end. */
function comparedDistances(sheet: Sheet, t: number): string {
  const share = 0.88 - 0.18 * stepProgress(t, 4, 0, 0.25);
  const [left, long] = [150, 980];
  const bar = (y: number, length: number, colour: string) =>
    markup`<rect x="${left}" y="${y}" width="${length}" height="62" rx="12" fill="${colour}" stroke="#14201a" stroke-width="5"/>${times(WHEEL_TURNS + 1, (i) => markup`<path d="M${left + (length * i) / WHEEL_TURNS} ${y - 14}v90" stroke="#14201a" stroke-width="${i % WHEEL_TURNS ? 3 : 9}" stroke-opacity="${i % WHEEL_TURNS ? '.5' : '1'}"/>`)}`;
  const grown = stepProgress(t, 3, 0, 0.4);
  const good = t < 20;
  return (
    `<path d="M0 0H1280V720H0Z" fill="${sheet.linear('down', [0, '#f6ecd0'], [1, '#dcc48e'])}"/>` +
    bar(180, Math.max(20, long * grown), '#8fb7c9') +
    bar(380, Math.max(20, long * share * grown), good ? '#5f9a55' : '#c8562f') +
    drawNumber('10 ×', 90, 120, 40, '#ffd56b') +
    wheel(sheet, left + long * grown, 211, 46, { rim: '#e6e1d6', spin: grown * 400 }) +
    wheel(sheet, left + long * share * grown, 411, 46, { rim: '#e6e1d6', spin: grown * 400 }) +
    plaque('85% +', 420, 560, 60, stepStrength(t, 3) * stepProgress(t, 3, 0.4, 0.55)) +
    verdict(true, 660, 560, stepStrength(t, 3) * stepProgress(t, 3, 0.55, 0.7)) +
    plaque('< 80%', 420, 560, 60, stepStrength(t, 4) * stepProgress(t, 4, 0.1, 0.2)) +
    verdict(false, 660, 560, stepStrength(t, 4) * stepProgress(t, 4, 0.15, 0.25))
  );
}

/** Four driven wheels pull the same plough on. */
const fourWheels = (sheet: Sheet, t: number): string => {
  const way = 600 + Math.max(0, t - 24) * 110;
  return (
    `<g transform="translate(${(-way * 0.12 - 100).toFixed(1)} 0)">${countryside(sheet, 2100, 760, 420, { hour: 'noon', sun: 0.6, ground: 'soil' })}</g>` +
    standing(mirrored(plough(sheet, paintAt(6), 2)), 402, GROUND_Y + 42, 0.68) +
    standing(
      driven(tractor(sheet, { paint: paintAt(4), fourWheel: true, spin: (way / 105) * 57.3 })),
      840,
      GROUND_Y,
      0.75,
    ) +
    cutGround(sheet, GROUND_Y, way) +
    looseSoil(GROUND_Y, 332, 52, -way) +
    verdict(true, 1010, 150, stepProgress(t, 5, 0.5, 0.65))
  );
};

/** How often the wheel has turned, on a plate. */
const wheelTurnPlaque = (from: number, t: number, sentence: number): string =>
  plaque(String(Math.min(WHEEL_TURNS, Math.floor(from))), 1090, 150, 70, stepStrength(t, sentence));

function frame(sheet: Sheet, t: number): string {
  const second = t >= 10;
  const turns = second
    ? stepProgress(t, 2, 0.15, 0.92) * WHEEL_TURNS
    : stepProgress(t, 1, 0.08, 0.92) * WHEEL_TURNS;
  const slip = second ? 0.97 : 0.86;
  const raised = stepProgress(t, 2, -0.02, 0.14);
  const field = working(sheet, t, turns * 62 * slip, turns * 360 * 0.3, raised) + brush(t);
  const over = stepProgress(t, 3, -0.06, 0.06);
  const four = stepProgress(t, 5, -0.06, 0.06);
  return (
    (over >= 1
      ? ''
      : camera(
          [
            [0, 640, 380, 1],
            [1.6, 740, 470, 1.7],
            [4.6, 740, 470, 1.7],
            [6.2, 640, 370, 1],
            [15, 640, 370, 1],
          ],
          t,
          field + thrown(t, second ? 0 : stepStrength(t, 1) * 0.9),
        ) +
        wheelTurnPlaque(turns, t, 1) +
        wheelTurnPlaque(turns, t, 2)) +
    (four >= 1 ? '' : withFade(over, () => comparedDistances(sheet, t))) +
    withFade(four, () => fourWheels(sheet, t))
  );
}

/** Ten turns of a marked wheel tell how much it slips. */
export const limeTest: Clip = {
  name: 'lime-test',
  seconds: totalSeconds(6),
  beats: createCueTimes(6),
  poster: 3.2,
  frame,
};
