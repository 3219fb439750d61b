import { markup, repeat } from '../markup.ts';
import { darken, lighten } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { drawShadow } from '../parts/draw-studio.ts';
import { drawBolts, drawPlate } from '../parts/metal.ts';
import { drawHitchFromBehind } from '../parts/three-point-hitch.ts';
import type { SvgDefs } from '../svg-defs.ts';

const LEFT_X = 96;
const RIGHT_X = 704;

/** Y-shaped flails, mounted on the rotor in a helix. */
const drawFlails = (steel: string): string =>
  repeat(15, (i) => {
    const x = LEFT_X + 36 + i * 38.4;
    const drop = [0, 14, 26, 34, 26, 14][i % 6] ?? 0;
    return (
      markup`<path d="M${x - 9} 396h18v${24 + drop}h-18z" fill="#2a2e31"/>` +
      drawPlate(
        markup`M${x - 4} ${412 + drop}h8l4 26l18 28l-14 8l-12 -20l-12 20l-14 -8l18 -28z`,
        steel,
        '#3a3f43',
        1.5,
      )
    );
  });

const drawChaff = (): string =>
  repeat(34, (i) => {
    const x = 70 + ((i * 97) % 660);
    const y = 524 + ((i * 53) % 40);
    return markup`<path d="M${x} ${y}l${14 - (i % 5) * 6} ${5 - (i % 3) * 4}" stroke="${i % 2 ? '#c9a24a' : '#8f9a4c'}" stroke-width="4" stroke-linecap="round"/>`;
  });

/** Mulcher seen from the front: strong hood, rotor with flails, levelling roller behind. */
export function drawMulcher(defs: SvgDefs, paint: Paint): string {
  const edge = darken(paint.body, 0.6);
  const body = defs.addPaintGradient(paint.body);
  const drawSidePlate = (x: number, side: 1 | -1) =>
    drawPlate(
      markup`M${x} 292q${side * 4} -22 ${side * 34} -20V470q0 54 ${-side * 12} 58h${-side * 22}Z`,
      body,
      edge,
    ) + drawBolts(x + side * 16, 330, 4, 0, darken(paint.body, 0.62), 34);
  return (
    drawShadow(defs, 400, 536, 370) +
    markup`<rect x="${LEFT_X}" y="462" width="${RIGHT_X - LEFT_X}" height="70" rx="20" fill="${defs.addLinearGradient('down', [0, '#59626a'], [0.3, '#aab2b7'], [0.55, '#6c7479'], [1, '#24282b'])}"/>` +
    `<path d="M120 484H680" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/>` +
    markup`<path d="M${LEFT_X} 340H${RIGHT_X}V420H${LEFT_X}Z" fill="#15181a"/><rect x="${LEFT_X}" y="376" width="${RIGHT_X - LEFT_X}" height="36" fill="${defs.addIronGradient()}"/>` +
    drawFlails(defs.addSteelGradient()) +
    drawPlate(
      markup`M${LEFT_X - 6} 372L${LEFT_X + 8} 276Q${LEFT_X + 20} 226 ${LEFT_X + 80} 220H${RIGHT_X - 80}Q${RIGHT_X - 20} 226 ${RIGHT_X - 8} 276L${RIGHT_X + 6} 372Z`,
      body,
      edge,
    ) +
    `<path d="M174 236H626" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>` +
    markup`<path d="M250 282H550V312H250Z" fill="${paint.accent}"/>` +
    `<g fill="none" stroke="#8c959b" stroke-width="6" stroke-dasharray="7 4">${repeat(24, (i) => markup`<path d="M${LEFT_X + 20 + i * 24.6} 372v36"/>`)}</g>` +
    drawPlate(
      markup`M${LEFT_X - 4} 352H${RIGHT_X + 4}V376H${LEFT_X - 4}Z`,
      darken(paint.body, 0.3),
      edge,
    ) +
    drawBolts(LEFT_X + 24, 364, 13, 46, lighten(paint.body, 0.3)) +
    drawPlate('M340 222L356 168H444L460 222Z', defs.addIronGradient(), '#15181a') +
    `<circle cx="400" cy="196" r="22" fill="#202427"/><circle cx="400" cy="196" r="13" fill="#8c959b"/>` +
    drawHitchFromBehind(400, 222, 74, paint.body, 150) +
    drawSidePlate(LEFT_X - 22, 1) +
    drawSidePlate(RIGHT_X + 22, -1) +
    drawChaff()
  );
}
