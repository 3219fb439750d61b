import { markup, repeat, toRadians } from '../markup.ts';
import { darken } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { drawShadow } from '../parts/draw-studio.ts';
import { drawPlate, drawRod, drawTube } from '../parts/metal.ts';
import { drawHitchFromBehind } from '../parts/three-point-hitch.ts';
import type { SvgDefs } from '../svg-defs.ts';

/** A gang of discs on one shaft. Each disc is drawn `step` to the right of the previous one and `lean` below it. */
const drawGang = (
  id: string,
  x: number,
  y: number,
  count: number,
  step: number,
  lean: number,
): string =>
  drawRod(
    markup`M${x - 34} ${y - (lean * 34) / step}L${x + count * step - 10} ${y + count * lean}`,
    14,
    '#2b3034',
  ) + repeat(count, (i) => markup`<use href="#${id}" x="${x + i * step}" y="${y + i * lean}"/>`);

const drawDisc = (defs: SvgDefs): string => {
  const notches = repeat(10, (i) => {
    const angle = toRadians(i * 36);
    return markup`<ellipse cx="${27 * Math.cos(angle)}" cy="${66 * Math.sin(angle)}" rx="5" ry="9" fill="#59625c"/>`;
  });
  return `<ellipse cx="5" rx="27" ry="66" fill="#3c4347"/>${notches}<ellipse rx="27" ry="66" fill="${defs.addSteelGradient()}" stroke="#3a3f43" stroke-width="2"/><ellipse cx="-3" rx="15" ry="40" fill="#59616655"/><path d="M-20 -34Q-12 -56 2 -60" stroke="#fff" stroke-opacity=".8" stroke-width="4" fill="none" stroke-linecap="round"/><ellipse cx="-3" rx="7" ry="13" fill="#2a2e31"/>`;
};

/** Offset disc harrow: two gangs set against each other under a box frame. */
export function drawHarrow(defs: SvgDefs, paint: Paint): string {
  const id = defs.define('harrow-disc', (name) => `<g id="${name}">${drawDisc(defs)}</g>`);
  const drawBeam = (path: string) => drawTube(path, 21, paint.body);
  const drawHanger = (x: number, top: number, bottom: number) =>
    drawPlate(
      markup`M${x - 9} ${top}h18l6 ${bottom - top}h-30z`,
      darken(paint.body, 0.25),
      darken(paint.body, 0.6),
    );
  return (
    drawShadow(defs, 400, 516, 390, 26) +
    drawHitchFromBehind(430, 236, 96, paint.body, 115) +
    drawHanger(270, 246, 372) +
    drawHanger(500, 246, 352) +
    drawHanger(660, 246, 338) +
    drawGang(id, 210, 376, 8, 66, -5) +
    drawBeam('M160 246H730') +
    drawBeam('M100 330L160 246M405 330L445 246M690 330L730 246') +
    drawHanger(140, 330, 436) +
    drawHanger(400, 330, 446) +
    drawHanger(650, 330, 458) +
    drawGang(id, 92, 438, 9, 76, 3.5) +
    drawBeam('M70 330H730') +
    markup`<path d="M300 320h170v20h-170z" fill="${paint.accent}"/>`
  );
}
