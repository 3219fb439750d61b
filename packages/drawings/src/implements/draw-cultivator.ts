import { markup, repeat } from '../markup.ts';
import { darken } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { drawShadow } from '../parts/draw-studio.ts';
import { drawPlate, drawRod, drawTube } from '../parts/metal.ts';
import { drawHitchFromBehind } from '../parts/three-point-hitch.ts';
import type { SvgDefs } from '../svg-defs.ts';

/** One spring tyne, clamped at 0,0: curved shank, two springs, reversible shovel. */
const drawTyne = (defs: SvgDefs, paint: Paint): string =>
  markup`<path d="M-14 -16h28v34h-28z" fill="#2b3034"/>` +
  drawTube('M2 4C52 4 70 66 46 122C32 156 2 172 -16 196', 12, darken(paint.body, 0.35)) +
  markup`<g fill="none" stroke="#c3cacf" stroke-width="4">${repeat(7, (i) => markup`<ellipse cx="${12 + i * 6}" cy="${-14 + i * 5.4}" rx="4" ry="11" transform="rotate(-42 ${12 + i * 6} ${-14 + i * 5.4})"/>`)}</g>` +
  drawPlate(
    'M-4 172L-22 184L-52 226L-50 238L-36 232L6 190Z',
    defs.addSteelGradient(),
    '#3a3f43',
    1.5,
  ) +
  `<circle cx="-14" cy="200" r="3.500" fill="#2a2e31"/>`;

/** Spring-tyne cultivator, from behind and a little to the side: two rows on a frame. */
export function drawCultivator(defs: SvgDefs, paint: Paint): string {
  const id = defs.define(
    `tyne${paint.body}`,
    (name) => `<g id="${name}">${drawTyne(defs, paint)}</g>`,
  );
  const drawTyneRow = (x: number, y: number, step: number, count: number) =>
    repeat(count, (i) => markup`<use href="#${id}" x="${x + i * step}" y="${y}"/>`);
  const drawBar = (path: string) => drawTube(path, 20, paint.body);
  return (
    drawShadow(defs, 400, 524, 380, 24) +
    drawHitchFromBehind(430, 232, 96, paint.body, 120) +
    drawTyneRow(212, 246, 118, 5) +
    drawBar('M160 240H740') +
    drawBar('M100 300L160 240M386 300L446 240M672 300L732 240') +
    drawTyneRow(120, 304, 118, 5) +
    drawBar('M80 298H680') +
    markup`<path d="M300 289h170v18h-170z" fill="${paint.accent}"/>` +
    drawRod('M700 300V470M700 470l-18 40h36z', 9)
  );
}
