import { type Drawing, type DrawingName, picture } from '../drawing.ts';
import { LETTER_PATHS } from '../letter-paths.ts';
import { markup } from '../markup.ts';
import { countryside } from '../parts/countryside.ts';
import { standing } from '../parts/standing.ts';
import type { Sheet } from '../sheet.ts';
import { parseShortName, toShortName } from '../tractor/draw-tractor.ts';
import type { TractorStyle } from '../tractor/shape.ts';
import { tractor } from '../tractor/tractor.ts';

/** Between the names of the tractors. */
const NAME_SEPARATOR = '--';

/** How large the tractors stand, and how far apart, by their number. */
const ROW_LAYOUTS = {
  2: { scale: 0.68, apart: 590, ground: 520 },
  3: { scale: 0.47, apart: 394, ground: 484 },
  4: { scale: 0.35, apart: 297, ground: 460 },
} as const;

const findRowLayout = (count: number) =>
  count === 2 || count === 3 || count === 4 ? ROW_LAYOUTS[count] : null;

/** "VS" on a disc, in strokes of our own letters. */
const versus = (x: number, y: number, scale: number): string =>
  markup`<g transform="translate(${x} ${y}) scale(${scale})"><circle r="58" fill="#10291d"/><circle r="58" fill="none" stroke="#ffb81c" stroke-width="7"/><g fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"><path d="${LETTER_PATHS.v ?? ''}" transform="translate(-42 -23) scale(.58)"/><path d="${LETTER_PATHS.s ?? ''}" transform="translate(8 -23) scale(.58)"/></g></g>`;

function scene(sheet: Sheet, styles: readonly TractorStyle[]): string {
  const row = findRowLayout(styles.length) ?? ROW_LAYOUTS[2];
  const { scale, apart, ground } = row;
  const first = 600 - ((styles.length - 1) * apart) / 2;
  const machines = styles.map((look, place) =>
    standing(tractor(sheet, look), first + place * apart, ground, scale),
  );
  const signs = styles
    .slice(1)
    .map((_, place) => versus(first + (place + 0.5) * apart, ground + 42, 0.5 + scale * 0.5));
  return (
    countryside(sheet, 1200, 630, 330, { hour: 'morning', sun: 0.5 }) +
    [...machines, ...signs].join('')
  );
}

/** Names the picture of two to four tractors side by side, from the pictures of each. */
export const createComparisonName = (tractors: readonly DrawingName[]): DrawingName => ({
  kind: 'comparison',
  id: tractors.map(({ id }) => toShortName(id) ?? id).join(NAME_SEPARATOR),
  view: 'card',
});

/** Two to four tractors in a row, as `createComparisonName` names them: shown where a comparison is shared. */
export function drawComparison(id: string, view: string): Drawing | null {
  const styles = id.split(NAME_SEPARATOR).map(parseShortName);
  const validStyles = styles.filter((look) => look !== null);
  if (
    view !== 'card' ||
    validStyles.length < styles.length ||
    findRowLayout(validStyles.length) === null
  )
    return null;
  return picture(1200, 630, (sheet) => scene(sheet, validStyles));
}
