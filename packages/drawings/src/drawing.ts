import { SvgDefs } from './svg-defs.ts';

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

/** Returns the SVG body of a picture, and adds the definitions that it references to `defs`. */
export type Painter = (defs: SvgDefs) => string;

/**
 * Creates a picture of width x height CSS pixels. `box` is the size of its view box in user units, by default the same.
 */
export function createDrawing(
  width: number,
  height: number,
  painter: Painter,
  box: readonly [number, number] = [width, height],
): Drawing {
  const defs = new SvgDefs();
  const body = painter(defs);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box[0]} ${box[1]}" width="${width}" height="${height}">${defs.toMarkup()}${body}</svg>`,
    width,
    height,
  };
}
