import { formatPolarPoint, markup, repeat } from '../markup.ts';
import type { SvgDefs } from '../svg-defs.ts';

const DEGREES_PER_RADIAN = 57.3;
const DEFAULT_LUGS = 26;

/** Rotation in degrees of a wheel that has rolled over a distance. Distance and radius are in the same unit. */
export const toWheelRotation = (distance: number, radius: number): number =>
  (distance / radius) * DEGREES_PER_RADIAN;

export interface WheelStyle {
  rim: string;
  /** `lug` (default) for driven wheels, `rib` for steered and pulled wheels, `smooth` for road vehicles. */
  tread?: 'lug' | 'rib' | 'smooth';
  /** Rotation in degrees. */
  spin?: number;
  /** Number of lugs. Default 26. */
  lugs?: number;
}

const addWheelGradients = (defs: SvgDefs) => ({
  tyre: defs.addLinearGradient('slant', [0, '#3a3f42'], [1, '#121415']),
  wall: defs.addLinearGradient('slant', [0, '#474c50'], [1, '#1c1f21']),
  rim: defs.addLinearGradient('slant', [0, '#fff', 0.5], [0.5, '#fff', 0], [1, '#000', 0.35]),
  dish: defs.addRadialGradient([0, '#fff', 0.25], [0.65, '#000', 0.06], [1, '#000', 0.4]),
});

/** Lugs in side view: a row at the edge of the tyre and a row on its wall. */
function drawLugs(lugs: number): string {
  const step = 360 / lugs;
  const edge = repeat(lugs, (i) => {
    const angle = i * step;
    return `M${formatPolarPoint(0, 0, 90, angle - step * 0.27)}L${formatPolarPoint(0, 0, 100, angle + step * 0.02)}L${formatPolarPoint(0, 0, 100, angle + step * 0.42)}L${formatPolarPoint(0, 0, 90, angle + step * 0.27)}Z`;
  });
  const wall = repeat(lugs, (i) => {
    const angle = (i + 0.1) * step;
    return `M${formatPolarPoint(0, 0, 92.5, angle + step * 0.22)}L${formatPolarPoint(0, 0, 92.5, angle + step * 0.62)}L${formatPolarPoint(0, 0, 80, angle + step * 0.2)}L${formatPolarPoint(0, 0, 80, angle - step * 0.2)}Z`;
  });
  return `<path d="${edge}" fill="#1d2022"/><circle r="90" fill="#26292c"/><path d="${wall}" fill="#0e1011"/>`;
}

function drawTread(style: WheelStyle): string {
  if (style.tread === 'smooth') return '<circle r="97" fill="#222629"/>';
  if (style.tread === 'rib')
    return '<circle r="97" fill="#1d2022" stroke="#0e1011" stroke-width="5" stroke-dasharray="9 4"/>';
  return drawLugs(style.lugs ?? DEFAULT_LUGS);
}

function drawTurningLayer(style: WheelStyle): string {
  const isDriven = style.tread === undefined || style.tread === 'lug';
  const holeCount = isDriven ? 8 : 6;
  const holes = repeat(
    holeCount,
    (i) =>
      markup`<ellipse cy="-37" rx="${isDriven ? 7.6 : 8.4}" ry="5.6" transform="rotate(${(i * 360) / holeCount + 10})"/>`,
  );
  const bolts = repeat(8, (i) => {
    const [x, y] = formatPolarPoint(0, 0, 19, i * 45 + 22).split(' ');
    return `<circle cx="${x}" cy="${y}" r="2.6"/>`;
  });
  return `${drawTread(style)}<circle r="59" fill="#0c0d0e"/><circle r="56" fill="currentColor"/><circle r="50" fill="#000" fill-opacity=".05" stroke="#000" stroke-opacity=".18" stroke-width="2"/><g fill="#1b1d1e">${holes}</g><circle r="25" fill="currentColor" stroke="#000" stroke-opacity=".25" stroke-width="1.5"/><g fill="#3c4043">${bolts}</g>`;
}

/** The layer that does not rotate with the wheel: reflections on wall and rim, and the hub. */
const drawFixedLayer = (gradients: ReturnType<typeof addWheelGradients>): string =>
  `<circle r="68" fill="none" stroke="${gradients.wall}" stroke-width="19" stroke-opacity=".96"/><circle r="71" fill="none" stroke="#565b5f" stroke-opacity=".4"/><circle r="64" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2"/><circle r="56" fill="${gradients.rim}"/><circle r="50" fill="${gradients.dish}"/><circle r="11" fill="#2a2d2f"/><circle cx="-2" cy="-2.500" r="6.500" fill="#6c7175"/><path d="M${formatPolarPoint(0, 0, 85, 200)}A85 85 0 0 1 ${formatPolarPoint(0, 0, 85, 285)}" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="7" stroke-linecap="round"/>`;

/** A wheel of radius r with its centre at cx,cy. Wheels with the same tread share one definition of radius 100. */
export function drawWheel(
  defs: SvgDefs,
  cx: number,
  cy: number,
  r: number,
  style: WheelStyle,
): string {
  const gradients = addWheelGradients(defs);
  const kind = `${style.tread ?? 'lug'}${style.lugs ?? DEFAULT_LUGS}`;
  const turningId = defs.define(
    `wheel${kind}`,
    (id) => `<g id="${id}">${drawTurningLayer(style)}</g>`,
  );
  const fixedId = defs.define(
    'wheel-light',
    (id) => `<g id="${id}">${drawFixedLayer(gradients)}</g>`,
  );
  const rotation = style.spin ? ` transform="rotate(${style.spin.toFixed(1)})"` : '';
  return markup`<g transform="translate(${cx} ${cy}) scale(${(r / 100).toFixed(3)})" color="${style.rim}"><use href="#${turningId}"${rotation}/><use href="#${fixedId}"/></g>`;
}

/** A wheel on the far side of a machine, of which only the dark edge is visible. */
export const drawHiddenWheel = (cx: number, cy: number, r: number): string =>
  markup`<circle cx="${cx}" cy="${cy}" r="${r * 0.96}" fill="#1b1e20"/>`;
