import { markup, times } from '../markup.ts';
import { dark, light } from '../mix.ts';

/** A tube or bar along a path: edge, colour, light on top. */
export const tube = (d: string, width: number, colour: string): string =>
  markup`<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${d}" stroke="${dark(colour, 0.55)}" stroke-width="${width + 4}"/><path d="${d}" stroke="${colour}" stroke-width="${width}"/><path d="${d}" stroke="${light(colour, 0.4)}" stroke-width="${width * 0.22}" stroke-opacity=".55" transform="translate(0 ${-width * 0.2})"/></g>`;

/** A plain thin line in dark iron. */
export const rod = (d: string, width: number, colour = '#2f3539'): string =>
  markup`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A filled part with a darker edge. */
export const plate = (d: string, fill: string, edge = '#2b3034', width = 2): string =>
  markup`<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"/>`;

export const pin = (x: number, y: number, r = 8): string =>
  markup`<circle cx="${x}" cy="${y}" r="${r}" fill="#dfe5e8" stroke="#2a2e31" stroke-width="${r * 0.45}"/>`;

/** A row of small bolt heads. */
export const bolts = (
  x: number,
  y: number,
  count: number,
  step: number,
  colour: string,
  dy = 0,
): string =>
  markup`<g fill="${colour}">${times(count, (i) => markup`<circle cx="${x + i * step}" cy="${y + i * dy}" r="3.5"/>`)}</g>`;

/** A coil spring standing on x from y down. */
export const spring = (x: number, y: number, turns: number): string =>
  markup`<g fill="none" stroke="#9aa2a7" stroke-width="3.4">${times(turns, (i) => markup`<ellipse cx="${x}" cy="${y + i * 8}" rx="11" ry="4"/>`)}</g>`;

/** A hydraulic ram: barrel, bright rod, pins at both ends. */
export function ram(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const mx = x1 + (x2 - x1) * 0.58;
  const my = y1 + (y2 - y1) * 0.58;
  return (
    rod(markup`M${mx} ${my}L${x2} ${y2}`, width * 0.5, '#c9d0d4') +
    tube(markup`M${x1} ${y1}L${mx} ${my}`, width, '#3a4045') +
    pin(x1, y1, width * 0.5) +
    pin(x2, y2, width * 0.5)
  );
}
