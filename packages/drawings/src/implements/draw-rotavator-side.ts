import { formatPolarPoint, markup, repeat } from '../markup.ts';
import { darken } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { drawPin, drawPlate, drawRod, drawTube } from '../parts/metal.ts';
import type { SvgDefs } from '../svg-defs.ts';

export interface RotavatorPose {
  /** Rotation of the rotor in degrees. */
  spin: number;
  /** Height in user units by which the skid is raised. Its holes are 18 apart. */
  skidUp: number;
  /** Position of the pin that locks the skid: 0 in its hole, 1 pulled out. */
  pinOut: number;
}

/** Radius of the circle that the blade tips describe, in user units. */
export const ROTOR_RADIUS = 64;

const drawRotor = (defs: SvgDefs, spin: number): string => {
  const blade = defs.define(
    'side-blade',
    (id) =>
      `<path id="${id}" d="M-6 -16H6L9 -46Q12 -58 28 -56L26 -64Q-4 -68 -6 -46Z" fill="${defs.addSteelGradient()}" stroke="#3a3f43" stroke-width="1.500"/>`,
  );
  return markup`<g transform="rotate(${spin})">${repeat(6, (i) => `<use href="#${blade}" transform="rotate(${i * 60})"/>`)}</g><circle r="21" fill="#2a2e31"/><circle r="9" fill="#aab2b7"/>`;
};

/** The skid that carries the machine: a strip with holes, and a shoe on the ground. */
const drawSkid = (pose: RotavatorPose): string =>
  markup`<g transform="translate(0 ${-pose.skidUp})">${drawPlate('M44 -62H64V30Q60 52 30 54H-58Q-78 50 -84 36L-74 30Q-66 42 -54 42H26Q44 40 44 24Z', '#3a4045', '#15181a')}${repeat(4, (i) => `<circle cx="54" cy="${-50 + i * 18}" r="4.500" fill="#e9e6df"/>`)}</g>`;

/** Side view of a rotavator with the axis of its rotor at 0,0 and the tractor to its right. */
export function drawRotavatorSide(defs: SvgDefs, paint: Paint, pose: RotavatorPose): string {
  const edge = darken(paint.body, 0.6);
  return (
    drawRotor(defs, pose.spin) +
    drawPlate(
      markup`M${formatPolarPoint(0, 0, 92, 182)}A92 92 0 0 1 ${formatPolarPoint(0, 0, 92, 348)}L${formatPolarPoint(0, 0, 74, 348)}A74 74 0 0 0 ${formatPolarPoint(0, 0, 74, 182)}Z`,
      defs.addPaintGradient(paint.body),
      edge,
    ) +
    drawPlate(
      'M-90 -14L-78 -18L-86 30L-104 64L-116 58L-100 26Z',
      defs.addPaintGradient(darken(paint.body, 0.12)),
      edge,
    ) +
    drawRod('M-100 40L-58 -86', 4, '#8c959b') +
    drawPlate(
      'M-22 -92L-4 -126H40L62 -84L20 -22Q0 24 -20 -8L-34 -66Z',
      defs.addPaintGradient(paint.body),
      edge,
    ) +
    `<circle r="17" fill="#2a2e31"/><circle r="7" fill="#c9d0d4"/>` +
    drawTube('M36 -112L86 -178L98 -178L104 -22', 10, paint.body) +
    drawPlate('M34 -60H74V-2H34Z', darken(paint.body, 0.2), edge) +
    drawSkid(pose) +
    markup`<g transform="translate(${pose.pinOut * 46} ${pose.pinOut * 10})"><circle cx="54" cy="-32" r="7" fill="#ffb81c" stroke="#5c3b00" stroke-width="2.500"/><path d="M54 -32h26" stroke="#5c3b00" stroke-width="6" stroke-linecap="round" stroke-opacity="${(pose.pinOut > 0.05 ? 1 : 0).toFixed(1)}"/></g>` +
    drawPin(92, -172, 7) +
    drawPin(102, -22, 8)
  );
}
