import { markup, moveTo, times } from '../../markup.ts';
import { paintAt } from '../../paint.ts';
import { rod } from '../../parts/metal.ts';
import { standing } from '../../parts/standing.ts';
import { driven } from '../../scenes/subjects/driven.ts';
import type { Sheet } from '../../sheet.ts';
import { tractor } from '../../tractor/tractor.ts';
import { type Clip, camera, ease } from '../clip.ts';
import { cutGround, looseSoil } from '../loose-soil.ts';
import { ROTOR_RADIUS, rotavatorSide } from '../rotavator-side.ts';
import { passingLandscape, toWheelRotation, UPRIGHT_CENTRE } from './passing-landscape.ts';

const GROUND_Y = 860;
const ROTOR_X = 300;
const TILLING_DEPTH = 44;

const clods = (t: number): string =>
  `<g fill="#6b4426">${times(14, (i) => {
    const age = (t * 1.7 + i * 0.29) % 1;
    const x = ROTOR_X - 66 - age * (60 + (i % 4) * 24);
    const y = GROUND_Y - 6 - (46 + (i % 3) * 22) * 2.4 * age * (1 - age);
    return markup`<circle cx="${x}" cy="${y}" r="${4 + (i % 3) * 2}"/>`;
  })}</g>`;

function frame(sheet: Sheet, t: number): string {
  const down = ease(t, 0.8, 2.4);
  const shift = Math.max(0, t - 2) * 150;
  const centre = GROUND_Y - ROTOR_RADIUS - 70 * (1 - down) + TILLING_DEPTH * down;
  const style = {
    paint: paintAt(2),
    nose: 'round',
    spin: toWheelRotation(shift, 109),
    withoutLinks: true,
  } as const;
  const body =
    passingLandscape(sheet, shift, 600, { ground: 'stubble', sun: 0.45 }) +
    standing(driven(tractor(sheet, style)), 668, GROUND_Y, 0.75) +
    rod(`M498 ${GROUND_Y - 80}L${ROTOR_X + 102} ${Math.round(centre - 22)}`, 11) +
    rod(`M484 ${GROUND_Y - 150}L${ROTOR_X + 92} ${Math.round(centre - 172)}`, 7) +
    moveTo(
      rotavatorSide(sheet, paintAt(0), { spin: t * 420, skidUp: 30, pinOut: 0 }),
      ROTOR_X,
      centre,
    ) +
    cutGround(sheet, GROUND_Y, shift, 2000) +
    looseSoil(
      GROUND_Y,
      ROTOR_X - 20,
      TILLING_DEPTH * down,
      -shift,
      Math.max(-400, ROTOR_X - 40 - shift),
    ) +
    (t < 2.2 ? '' : clods(t));
  return camera(
    [
      [0, 440, 720, 1.05],
      [2.4, 440, 720, 1.05],
      [4.2, 270, 800, 1.8],
      [6.8, 270, 800, 1.8],
      [8.6, 400, 690, 1],
      [9, 400, 690, 1],
    ],
    t,
    body,
    UPRIGHT_CENTRE,
  );
}

/** The rotavator goes down and leaves loose soil behind. */
export const seedbed: Clip = { name: 'seedbed', seconds: 9, poster: 3, upright: true, frame };
