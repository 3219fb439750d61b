import { markup, times } from '../markup.ts';
import { dark } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { plate, rod, tube } from '../parts/metal.ts';
import { mast } from '../parts/side-hitch.ts';
import { shadow } from '../parts/studio.ts';
import type { Sheet } from '../sheet.ts';

/** One spring tyne, clamped at 0,0: curved shank, two springs, reversible shovel. */
const tyne = (sheet: Sheet, paint: Paint): string =>
  markup`<path d="M-14 -16h28v34h-28z" fill="#2b3034"/>` +
  tube('M2 4C52 4 70 66 46 122C32 156 2 172 -16 196', 12, dark(paint.body, 0.35)) +
  markup`<g fill="none" stroke="#c3cacf" stroke-width="4">${times(7, (i) => markup`<ellipse cx="${12 + i * 6}" cy="${-14 + i * 5.4}" rx="4" ry="11" transform="rotate(-42 ${12 + i * 6} ${-14 + i * 5.4})"/>`)}</g>` +
  plate('M-4 172L-22 184L-52 226L-50 238L-36 232L6 190Z', sheet.steel(), '#3a3f43', 1.5) +
  `<circle cx="-14" cy="200" r="3.500" fill="#2a2e31"/>`;

/** Spring-tyne cultivator, from behind and a little to the side: two rows on a frame. */
export function cultivator(sheet: Sheet, paint: Paint): string {
  const id = sheet.define(
    `tyne${paint.body}`,
    (name) => `<g id="${name}">${tyne(sheet, paint)}</g>`,
  );
  const row = (x: number, y: number, step: number, count: number) =>
    times(count, (i) => markup`<use href="#${id}" x="${x + i * step}" y="${y}"/>`);
  const bar = (d: string) => tube(d, 20, paint.body);
  return (
    shadow(sheet, 400, 524, 380, 24) +
    mast(430, 232, 96, paint.body, 120) +
    row(212, 246, 118, 5) +
    bar('M160 240H740') +
    bar('M100 300L160 240M386 300L446 240M672 300L732 240') +
    row(120, 304, 118, 5) +
    bar('M80 298H680') +
    markup`<path d="M300 289h170v18h-170z" fill="${paint.accent}"/>` +
    rod('M700 300V470M700 470l-18 40h36z', 9)
  );
}
