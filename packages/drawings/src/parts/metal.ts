import { markup, repeat } from '../markup.ts';
import { darken, lighten } from '../mix.ts';

/** A tube along `path`, with a dark edge and a highlight. */
export const drawTube = (path: string, width: number, colour: string): string =>
  markup`<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${path}" stroke="${darken(colour, 0.55)}" stroke-width="${width + 4}"/><path d="${path}" stroke="${colour}" stroke-width="${width}"/><path d="${path}" stroke="${lighten(colour, 0.4)}" stroke-width="${width * 0.22}" stroke-opacity=".55" transform="translate(0 ${-width * 0.2})"/></g>`;

/** A rod along `path`, in one colour without an edge. */
export const drawRod = (path: string, width: number, colour = '#2f3539'): string =>
  markup`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** An area with the outline `path`, filled and with an edge. */
export const drawPlate = (path: string, fill: string, edge = '#2b3034', width = 2): string =>
  markup`<path d="${path}" fill="${fill}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"/>`;

export const drawPin = (x: number, y: number, r = 8): string =>
  markup`<circle cx="${x}" cy="${y}" r="${r}" fill="#dfe5e8" stroke="#2a2e31" stroke-width="${r * 0.45}"/>`;

/** A row of bolt heads, from x,y in steps of `dx` to the right and `dy` down. */
export const drawBolts = (
  x: number,
  y: number,
  count: number,
  dx: number,
  colour: string,
  dy = 0,
): string =>
  markup`<g fill="${colour}">${repeat(count, (i) => markup`<circle cx="${x + i * dx}" cy="${y + i * dy}" r="3.5"/>`)}</g>`;

/** A vertical coil spring around x, from y down. Each turn is 8 high. */
export const drawSpring = (x: number, y: number, turns: number): string =>
  markup`<g fill="none" stroke="#9aa2a7" stroke-width="3.4">${repeat(turns, (i) => markup`<ellipse cx="${x}" cy="${y + i * 8}" rx="11" ry="4"/>`)}</g>`;

/** A hydraulic ram with the end of its barrel at x1,y1 and the end of its rod at x2,y2. */
export function drawHydraulicRam(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width: number,
): string {
  const barrelEndX = x1 + (x2 - x1) * 0.58;
  const barrelEndY = y1 + (y2 - y1) * 0.58;
  return (
    drawRod(markup`M${barrelEndX} ${barrelEndY}L${x2} ${y2}`, width * 0.5, '#c9d0d4') +
    drawTube(markup`M${x1} ${y1}L${barrelEndX} ${barrelEndY}`, width, '#3a4045') +
    drawPin(x1, y1, width * 0.5) +
    drawPin(x2, y2, width * 0.5)
  );
}
