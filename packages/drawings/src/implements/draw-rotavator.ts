import { markup, repeat } from '../markup.ts';
import { darken } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { drawShadow } from '../parts/draw-studio.ts';
import { drawBolts, drawPlate, drawSpring } from '../parts/metal.ts';
import { drawHitchFromBehind } from '../parts/three-point-hitch.ts';
import type { SvgDefs } from '../svg-defs.ts';

const LEFT_X = 110;
const RIGHT_X = 690;
const ROTOR_Y = 440;

/** L-shaped blades, bent to the left and right in turn. */
const drawBlades = (steel: string): string =>
  repeat(17, (i) => {
    const x = LEFT_X + 34 + (i * (RIGHT_X - LEFT_X - 68)) / 16;
    const length = [70, 56, 63][i % 3] ?? 63;
    const side = i % 2 ? 1 : -1;
    return markup`<path d="M${x - 6} ${ROTOR_Y - 14}h12V${ROTOR_Y + length - 12}Q${x + 6} ${ROTOR_Y + length} ${x + 6 + side * 20} ${ROTOR_Y + length + 5}L${x + 4 + side * 20} ${ROTOR_Y + length + 16}Q${x - 7} ${ROTOR_Y + length + 10} ${x - 6} ${ROTOR_Y + length - 8}Z" fill="${steel}" stroke="#3a3f43"/>`;
  });

const drawGearbox = (iron: string): string =>
  markup`<path d="M338 272L352 206Q356 196 368 196H432Q444 196 448 206L462 272Z" fill="${iron}"/><circle cx="400" cy="236" r="27" fill="#202427"/><circle cx="400" cy="236" r="17" fill="#8c959b"/><circle cx="400" cy="236" r="7" fill="#202427"/>`;

/** Rear view of a rotavator: housing, hitch, gearbox, side plates and blades. */
export function drawRotavator(defs: SvgDefs, paint: Paint): string {
  const edge = darken(paint.body, 0.6);
  const body = defs.addPaintGradient(paint.body);
  const skin = defs.addLinearGradient(
    'down',
    [0, darken(paint.body, 0.1)],
    [1, darken(paint.body, 0.5)],
  );
  const drawSidePlate = (x: number, side: 1 | -1) =>
    drawPlate(
      markup`M${x - side * 14} 274q0 -14 ${side * 14} -14h${side * 24}V438q${-side * 4} 34 ${-side * 19} 34t${-side * 19} -34z`,
      body,
      edge,
    ) +
    markup`<circle cx="${x + side * 4}" cy="${ROTOR_Y}" r="14" fill="#2a2e31"/><circle cx="${x + side * 4}" cy="${ROTOR_Y}" r="6" fill="#aab2b7"/><path d="M${x - side * 14} 496h${side * 36}l${side * 6} 30h${-side * 50}z" fill="#24282b"/><path d="M${x} 466h${side * 12}v34h${-side * 12}z" fill="#3a4045"/>`;
  return (
    drawShadow(defs, 400, 530, 360) +
    markup`<rect x="${LEFT_X}" y="${ROTOR_Y - 13}" width="${RIGHT_X - LEFT_X}" height="26" rx="8" fill="${defs.addIronGradient()}"/>` +
    drawBlades(defs.addSteelGradient()) +
    drawPlate(
      markup`M${LEFT_X + 6} 318Q${LEFT_X + 10} 276 ${LEFT_X + 60} 270H${RIGHT_X - 60}Q${RIGHT_X - 10} 276 ${RIGHT_X - 6} 318L${RIGHT_X - 2} 380H${LEFT_X + 2}Z`,
      body,
      edge,
    ) +
    markup`<path d="M${LEFT_X + 44} 281H${RIGHT_X - 66}" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>` +
    drawPlate(
      markup`M${LEFT_X + 4} 374H${RIGHT_X - 4}L${RIGHT_X - 14} 420H${LEFT_X + 14}Z`,
      skin,
      edge,
    ) +
    drawBolts(LEFT_X + 50, 397, 7, 80, darken(paint.body, 0.62)) +
    markup`<rect x="${LEFT_X + 50}" y="240" width="${RIGHT_X - LEFT_X - 100}" height="34" rx="7" fill="${defs.addIronGradient()}"/>` +
    drawBolts(LEFT_X + 80, 257, 6, 84, '#c9d0d4') +
    markup`<path d="M236 300V388M564 300V388" stroke="#2a2e31" stroke-width="6"/>` +
    drawSpring(236, 300, 10) +
    drawSpring(564, 300, 10) +
    drawGearbox(defs.addIronGradient()) +
    drawHitchFromBehind(400, 268, 108, paint.body) +
    drawSidePlate(LEFT_X - 4, 1) +
    drawSidePlate(RIGHT_X + 4, -1) +
    markup`<rect x="300" y="316" width="200" height="32" rx="6" fill="${paint.accent}"/><path d="M318 332h164" stroke="${darken(paint.body, 0.45)}" stroke-width="6" stroke-dasharray="26 10"/>`
  );
}
