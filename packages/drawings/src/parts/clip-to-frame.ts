import { markup } from '../markup.ts';
import type { SvgDefs } from '../svg-defs.ts';

/** Clips `body` to a rectangle with corners of radius `rx`. */
export function clipToFrame(
  defs: SvgDefs,
  frame: { x: number; y: number; width: number; height: number; rx: number },
  body: string,
): string {
  const { x, y, width, height, rx } = frame;
  const id = defs.define(
    `frame${Object.values(frame)}`,
    (name) =>
      markup`<clipPath id="${name}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/></clipPath>`,
  );
  return `<g clip-path="url(#${id})">${body}</g>`;
}
