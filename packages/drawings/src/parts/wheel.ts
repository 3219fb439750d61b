import { markup, polar, times } from '../markup.ts';
import type { Sheet } from '../sheet.ts';

export interface WheelStyle {
  rim: string;
  /** 'lug' pulls, 'rib' steers, 'smooth' is drawn behind (trailers, implements). */
  tread?: 'lug' | 'rib' | 'smooth';
  /** Degrees turned, for moving pictures. */
  spin?: number;
  lugs?: number;
}

const shade = (sheet: Sheet) => ({
  tyre: sheet.linear('slant', [0, '#3a3f42'], [1, '#121415']),
  wall: sheet.linear('slant', [0, '#474c50'], [1, '#1c1f21']),
  rim: sheet.linear('slant', [0, '#fff', 0.5], [0.5, '#fff', 0], [1, '#000', 0.35]),
  dish: sheet.radial([0, '#fff', 0.25], [0.65, '#000', 0.06], [1, '#000', 0.4]),
});

/** Lugs lean; seen from the side they are two rows, one over the edge and one on the wall. */
function lugged(lugs: number): string {
  const step = 360 / lugs;
  const edge = times(lugs, (i) => {
    const a = i * step;
    return `M${polar(0, 0, 90, a - step * 0.27)}L${polar(0, 0, 100, a + step * 0.02)}L${polar(0, 0, 100, a + step * 0.42)}L${polar(0, 0, 90, a + step * 0.27)}Z`;
  });
  const wall = times(lugs, (i) => {
    const a = (i + 0.1) * step;
    return `M${polar(0, 0, 92.5, a + step * 0.22)}L${polar(0, 0, 92.5, a + step * 0.62)}L${polar(0, 0, 80, a + step * 0.2)}L${polar(0, 0, 80, a - step * 0.2)}Z`;
  });
  return `<path d="${edge}" fill="#1d2022"/><circle r="90" fill="#26292c"/><path d="${wall}" fill="#0e1011"/>`;
}

function tread(look: WheelStyle): string {
  if (look.tread === 'smooth') return '<circle r="97" fill="#222629"/>';
  if (look.tread === 'rib')
    return '<circle r="97" fill="#1d2022" stroke="#0e1011" stroke-width="5" stroke-dasharray="9 4"/>';
  return lugged(look.lugs ?? 26);
}

function turning(look: WheelStyle): string {
  const steer = look.tread !== undefined && look.tread !== 'lug';
  const count = steer ? 6 : 8;
  const holes = times(
    count,
    (i) =>
      markup`<ellipse cy="-37" rx="${steer ? 8.4 : 7.6}" ry="5.6" transform="rotate(${(i * 360) / count + 10})"/>`,
  );
  const bolts = times(8, (i) => {
    const [x, y] = polar(0, 0, 19, i * 45 + 22).split(' ');
    return `<circle cx="${x}" cy="${y}" r="2.6"/>`;
  });
  return `${tread(look)}<circle r="59" fill="#0c0d0e"/><circle r="56" fill="currentColor"/><circle r="50" fill="#000" fill-opacity=".05" stroke="#000" stroke-opacity=".18" stroke-width="2"/><g fill="#1b1d1e">${holes}</g><circle r="25" fill="currentColor" stroke="#000" stroke-opacity=".25" stroke-width="1.5"/><g fill="#3c4043">${bolts}</g>`;
}

/** What stays still while the wheel turns: light on wall and rim, and the hub. */
const fixedLayer = (s: ReturnType<typeof shade>): string =>
  `<circle r="68" fill="none" stroke="${s.wall}" stroke-width="19" stroke-opacity=".96"/><circle r="71" fill="none" stroke="#565b5f" stroke-opacity=".4"/><circle r="64" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2"/><circle r="56" fill="${s.rim}"/><circle r="50" fill="${s.dish}"/><circle r="11" fill="#2a2d2f"/><circle cx="-2" cy="-2.500" r="6.500" fill="#6c7175"/><path d="M${polar(0, 0, 85, 200)}A85 85 0 0 1 ${polar(0, 0, 85, 285)}" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="7" stroke-linecap="round"/>`;

/** A wheel with its centre at cx,cy and outer radius r. */
export function wheel(sheet: Sheet, cx: number, cy: number, r: number, look: WheelStyle): string {
  const light = shade(sheet);
  const kind = `${look.tread ?? 'lug'}${look.lugs ?? 26}`;
  const body = sheet.define(`wheel${kind}`, (id) => `<g id="${id}">${turning(look)}</g>`);
  const sheen = sheet.define('wheel-light', (id) => `<g id="${id}">${fixedLayer(light)}</g>`);
  const rotation = look.spin ? ` rotate(${look.spin.toFixed(1)})` : '';
  return markup`<g transform="translate(${cx} ${cy}) scale(${(r / 100).toFixed(3)})" color="${look.rim}"><use href="#${body}"${rotation && ` transform="${rotation.trim()}"`}/><use href="#${sheen}"/></g>`;
}

/** The dark far wheel behind a machine: only its edge is ever seen. */
export const hiddenWheel = (cx: number, cy: number, r: number): string =>
  markup`<circle cx="${cx}" cy="${cy}" r="${r * 0.96}" fill="#1b1e20"/>`;
