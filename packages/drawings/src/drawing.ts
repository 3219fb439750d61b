import { Sheet } from './sheet.ts';

/** A finished picture. Width and height are its natural size in CSS pixels. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** Identifies a drawing: kind of product, id and view. */
export interface DrawingName {
  kind: string;
  id: string;
  view: string;
}

/** Draws into a sheet and gives the markup of the body. */
export type Painter = (sheet: Sheet) => string;

/** Wraps a body drawn in `box` user units as a picture of width x height. */
export function picture(
  width: number,
  height: number,
  painter: Painter,
  box: readonly [number, number] = [width, height],
): Drawing {
  const sheet = new Sheet();
  const body = painter(sheet);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box[0]} ${box[1]}" width="${width}" height="${height}">${sheet.defs()}${body}</svg>`,
    width,
    height,
  };
}
