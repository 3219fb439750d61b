import { createDrawing, type Drawing, type DrawingName } from '../drawing.ts';
import { LETTER_PATHS } from '../letter-paths.ts';
import { markup } from '../markup.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { parseShortName, toShortName } from '../tractor/draw-tractor.ts';
import { drawTractorSide } from '../tractor/draw-tractor-side.ts';
import type { TractorStyle } from '../tractor/shape.ts';

/** Separates the short names of tractors in the id of a comparison. */
const NAME_SEPARATOR = '--';

/** Scale of the tractors, distance between two of them, and y of the ground. */
interface RowLayout {
  readonly scale: number;
  readonly spacing: number;
  readonly groundY: number;
}

/** Layouts by number of tractors. */
const ROW_LAYOUTS: ReadonlyMap<number, RowLayout> = new Map([
  [2, { scale: 0.68, spacing: 590, groundY: 520 }],
  [3, { scale: 0.47, spacing: 394, groundY: 484 }],
  [4, { scale: 0.35, spacing: 297, groundY: 460 }],
]);

/** "VS" as stroke paths on a disc of radius 58 at scale 1, centred on x,y. */
const drawVersus = (x: number, y: number, scale: number): string =>
  markup`<g transform="translate(${x} ${y}) scale(${scale})"><circle r="58" fill="#10291d"/><circle r="58" fill="none" stroke="#ffb81c" stroke-width="7"/><g fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"><path d="${LETTER_PATHS.v ?? ''}" transform="translate(-42 -23) scale(.58)"/><path d="${LETTER_PATHS.s ?? ''}" transform="translate(8 -23) scale(.58)"/></g></g>`;

function drawRow(
  defs: SvgDefs,
  styles: readonly TractorStyle[],
  { scale, spacing, groundY }: RowLayout,
): string {
  const firstX = 600 - ((styles.length - 1) * spacing) / 2;
  const tractors = styles.map((style, i) =>
    moveToGround(drawTractorSide(defs, style), firstX + i * spacing, groundY, scale),
  );
  const signs = styles
    .slice(1)
    .map((_, i) => drawVersus(firstX + (i + 0.5) * spacing, groundY + 42, 0.5 + scale * 0.5));
  return (
    drawCountryside(defs, 1200, 630, 330, { hour: 'morning', sun: 0.5 }) +
    [...tractors, ...signs].join('')
  );
}

/** Creates the name of a picture that compares two to four tractors, from the names of their own pictures. */
export const createComparisonName = (tractors: readonly DrawingName[]): DrawingName => ({
  kind: 'comparison',
  id: tractors.map(({ id }) => toShortName(id) ?? id).join(NAME_SEPARATOR),
  view: 'card',
});

/**
 * Draws two to four tractors in a row, as the preview of a shared comparison: view `card`, 1200x630. Null for an id
 * that `createComparisonName` does not create.
 */
export function drawComparison(id: string, view: string): Drawing | null {
  const shortNames = id.split(NAME_SEPARATOR);
  const styles = shortNames.map(parseShortName).filter((style) => style !== null);
  const layout = ROW_LAYOUTS.get(shortNames.length);
  if (view !== 'card' || styles.length < shortNames.length || layout === undefined) return null;
  return createDrawing(1200, 630, (defs) => drawRow(defs, styles, layout));
}
