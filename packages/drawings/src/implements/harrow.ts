import { markup, times } from '../markup.ts';
import { dark } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { plate, rod, tube } from '../parts/metal.ts';
import { mast } from '../parts/side-hitch.ts';
import { shadow } from '../parts/studio.ts';
import type { Sheet } from '../sheet.ts';

/** A gang of hollow discs on one shaft, seen half from behind. */
const gang = (
  id: string,
  x: number,
  y: number,
  count: number,
  step: number,
  lean: number,
): string =>
  rod(
    markup`M${x - 34} ${y - (lean * 34) / step}L${x + count * step - 10} ${y + count * lean}`,
    14,
    '#2b3034',
  ) + times(count, (i) => markup`<use href="#${id}" x="${x + i * step}" y="${y + i * lean}"/>`);

const disc = (sheet: Sheet): string => {
  const notches = times(10, (i) => {
    const a = (i * 36 * Math.PI) / 180;
    return markup`<ellipse cx="${27 * Math.cos(a)}" cy="${66 * Math.sin(a)}" rx="5" ry="9" fill="#59625c"/>`;
  });
  return `<ellipse cx="5" rx="27" ry="66" fill="#3c4347"/>${notches}<ellipse rx="27" ry="66" fill="${sheet.steel()}" stroke="#3a3f43" stroke-width="2"/><ellipse cx="-3" rx="15" ry="40" fill="#59616655"/><path d="M-20 -34Q-12 -56 2 -60" stroke="#fff" stroke-opacity=".8" stroke-width="4" fill="none" stroke-linecap="round"/><ellipse cx="-3" rx="7" ry="13" fill="#2a2e31"/>`;
};

/** Offset disc harrow: two gangs set against each other under a box frame. */
export function harrow(sheet: Sheet, paint: Paint): string {
  const id = sheet.define('harrow-disc', (name) => `<g id="${name}">${disc(sheet)}</g>`);
  const beam = (d: string) => tube(d, 21, paint.body);
  const hanger = (x: number, y: number, to: number) =>
    plate(
      markup`M${x - 9} ${y}h18l6 ${to - y}h-30z`,
      dark(paint.body, 0.25),
      dark(paint.body, 0.6),
    );
  return (
    shadow(sheet, 400, 516, 390, 26) +
    mast(430, 236, 96, paint.body, 115) +
    hanger(270, 246, 372) +
    hanger(500, 246, 352) +
    hanger(660, 246, 338) +
    gang(id, 210, 376, 8, 66, -5) +
    beam('M160 246H730') +
    beam('M100 330L160 246M405 330L445 246M690 330L730 246') +
    hanger(140, 330, 436) +
    hanger(400, 330, 446) +
    hanger(650, 330, 458) +
    gang(id, 92, 438, 9, 76, 3.5) +
    beam('M70 330H730') +
    markup`<path d="M300 320h170v20h-170z" fill="${paint.accent}"/>`
  );
}
