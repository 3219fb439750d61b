import { markup } from '../markup.ts';
import type { Sheet } from '../sheet.ts';

/** Shows only what lies inside a rounded frame. */
export function framed(
  sheet: Sheet,
  frame: { x: number; y: number; width: number; height: number; rx: number },
  body: string,
): string {
  const { x, y, width, height, rx } = frame;
  const id = sheet.define(
    `frame${Object.values(frame)}`,
    (name) =>
      markup`<clipPath id="${name}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/></clipPath>`,
  );
  return `<g clip-path="url(#${id})">${body}</g>`;
}
