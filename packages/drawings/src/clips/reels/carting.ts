import { trolley } from '../../implements/trolley.ts';
import { mirrored, times } from '../../markup.ts';
import { paintAt } from '../../paint.ts';
import { standing } from '../../parts/standing.ts';
import { driven } from '../../scenes/subjects/driven.ts';
import type { Sheet } from '../../sheet.ts';
import { tractor } from '../../tractor/tractor.ts';
import { type Clip, camera } from '../clip.ts';
import { passingLandscape, toWheelRotation, UPRIGHT_CENTRE } from './passing-landscape.ts';

const GROUND_Y = 860;

const road = (shift: number): string =>
  `<path d="M-900 ${GROUND_Y - 60}H1700V${GROUND_Y + 110}H-900Z" fill="#5c6367"/><path d="M-900 ${GROUND_Y - 60}H1700v9H-900ZM-900 ${GROUND_Y + 101}H1700v9H-900Z" fill="#e9e6da"/><g fill="#f7f3e3">${times(16, (i) => `<path d="M${(-900 + i * 170 - (shift % 170)).toFixed(1)} ${GROUND_Y + 38}h90v10h-90z"/>`)}</g>`;

function frame(sheet: Sheet, t: number): string {
  const shift = t * 190;
  const style = { paint: paintAt(8), spin: toWheelRotation(shift, 109) } as const;
  const body =
    passingLandscape(sheet, shift, 600, { hour: 'morning', ground: 'green', sun: 0.55 }) +
    road(shift) +
    standing(
      mirrored(
        trolley(sheet, paintAt(1), {
          load: 'sacks',
          hitched: true,
          spin: -toWheelRotation(shift, 61),
        }),
      ),
      20,
      GROUND_Y,
      0.86,
    ) +
    standing(driven(tractor(sheet, style)), 640, GROUND_Y, 0.86);
  return camera(
    [
      [0, 600, 690, 1.15],
      [1.8, 600, 690, 1.15],
      [3.6, 0, 740, 1.3],
      [5.6, 0, 740, 1.3],
      [7.4, 330, 700, 0.66],
      [9, 330, 700, 0.66],
    ],
    t,
    body,
    UPRIGHT_CENTRE,
  );
}

/** The harvest goes to the market. */
export const carting: Clip = { name: 'trolley', seconds: 9, poster: 0.5, upright: true, frame };
