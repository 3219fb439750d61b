import { markup, polar, times } from '../markup.ts';
import { dark } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { pin, plate, rod, tube } from '../parts/metal.ts';
import type { Sheet } from '../sheet.ts';

export interface RotavatorPose {
  /** Degrees the rotor has turned. */
  spin: number;
  /** How far the skid has been moved up its holes, in units. */
  skidUp: number;
  /** 0 the pin sits in its hole, 1 it is drawn out. */
  pinOut: number;
}

/** Radius of the circle the blade tips run on. */
export const ROTOR_RADIUS = 64;

const rotor = (sheet: Sheet, spin: number): string => {
  const blade = sheet.define(
    'side-blade',
    (id) =>
      `<path id="${id}" d="M-6 -16H6L9 -46Q12 -58 28 -56L26 -64Q-4 -68 -6 -46Z" fill="${sheet.steel()}" stroke="#3a3f43" stroke-width="1.500"/>`,
  );
  return markup`<g transform="rotate(${spin})">${times(6, (i) => `<use href="#${blade}" transform="rotate(${i * 60})"/>`)}</g><circle r="21" fill="#2a2e31"/><circle r="9" fill="#aab2b7"/>`;
};

/** The runner that carries the machine: strip with holes, shoe on the ground. */
const skid = (pose: RotavatorPose): string =>
  markup`<g transform="translate(0 ${-pose.skidUp})">${plate('M44 -62H64V30Q60 52 30 54H-58Q-78 50 -84 36L-74 30Q-66 42 -54 42H26Q44 40 44 24Z', '#3a4045', '#15181a')}${times(4, (i) => `<circle cx="54" cy="${-50 + i * 18}" r="4.500" fill="#e9e6df"/>`)}</g>`;

/** A rotavator from its side, rotor at 0,0, tractor to the right. */
export function rotavatorSide(sheet: Sheet, paint: Paint, pose: RotavatorPose): string {
  const edge = dark(paint.body, 0.6);
  const out = pose.pinOut;
  return (
    rotor(sheet, pose.spin) +
    plate(
      markup`M${polar(0, 0, 92, 182)}A92 92 0 0 1 ${polar(0, 0, 92, 348)}L${polar(0, 0, 74, 348)}A74 74 0 0 0 ${polar(0, 0, 74, 182)}Z`,
      sheet.paint(paint.body),
      edge,
    ) +
    plate(
      'M-90 -14L-78 -18L-86 30L-104 64L-116 58L-100 26Z',
      sheet.paint(dark(paint.body, 0.12)),
      edge,
    ) +
    rod('M-100 40L-58 -86', 4, '#8c959b') +
    plate('M-22 -92L-4 -126H40L62 -84L20 -22Q0 24 -20 -8L-34 -66Z', sheet.paint(paint.body), edge) +
    `<circle r="17" fill="#2a2e31"/><circle r="7" fill="#c9d0d4"/>` +
    tube('M36 -112L86 -178L98 -178L104 -22', 10, paint.body) +
    plate('M34 -60H74V-2H34Z', dark(paint.body, 0.2), edge) +
    skid(pose) +
    markup`<g transform="translate(${out * 46} ${out * 10})"><circle cx="54" cy="-32" r="7" fill="#ffb81c" stroke="#5c3b00" stroke-width="2.500"/><path d="M54 -32h26" stroke="#5c3b00" stroke-width="6" stroke-linecap="round" stroke-opacity="${(out > 0.05 ? 1 : 0).toFixed(1)}"/></g>` +
    pin(92, -172, 7) +
    pin(102, -22, 8)
  );
}
