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

/** Scale of the tractors, distance between two of them, and y of the ground, by number of tractors. */
const ROW_LAYOUTS = {
  2: { scale: 0.68, apart: 590, ground: 520 },
  3: { scale: 0.47, apart: 394, ground: 484 },
  4: { scale: 0.35, apart: 297, ground: 460 },
} as const;

const findRowLayout = (count: number) =>
  count === 2 || count === 3 || count === 4 ? ROW_LAYOUTS[count] : null;

/** "VS" as stroke paths on a disc of radius 58 at scale 1, centred on x,y. */
const drawVersus = (x: number, y: number, scale: number): string =>
  markup`<g transform="translate(${x} ${y}) scale(${scale})"><circle r="58" fill="#10291d"/><circle r="58" fill="none" stroke="#ffb81c" stroke-width="7"/><g fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"><path d="${LETTER_PATHS.v ?? ''}" transform="translate(-42 -23) scale(.58)"/><path d="${LETTER_PATHS.s ?? ''}" transform="translate(8 -23) scale(.58)"/></g></g>`;

function drawRow(defs: SvgDefs, styles: readonly TractorStyle[]): string {
  const row = findRowLayout(styles.length) ?? ROW_LAYOUTS[2];
  const { scale, apart, ground } = row;
  const first = 600 - ((styles.length - 1) * apart) / 2;
  const machines = styles.map((style, place) =>
    moveToGround(drawTractorSide(defs, style), first + place * apart, ground, scale),
  );
  const signs = styles
    .slice(1)
    .map((_, place) => drawVersus(first + (place + 0.5) * apart, ground + 42, 0.5 + scale * 0.5));
  return (
    drawCountryside(defs, 1200, 630, 330, { hour: 'morning', sun: 0.5 }) +
    [...machines, ...signs].join('')
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
  const styles = id.split(NAME_SEPARATOR).map(parseShortName);
  const validStyles = styles.filter((style) => style !== null);
  if (
    view !== 'card' ||
    validStyles.length < styles.length ||
    findRowLayout(validStyles.length) === null
  )
    return null;
  return createDrawing(1200, 630, (defs) => drawRow(defs, validStyles));
}
