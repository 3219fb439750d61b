import { markup } from '../markup.ts';
import { dark } from '../mix.ts';
import { pin, plate, rod, tube } from './metal.ts';

/**
 * Three-point hitch seen from behind: mast in the middle with its apex at top, and the two lower
 * pins on cheeks to the left and right; `base` is the height of the frame it stands on.
 */
export function mast(cx: number, base: number, top: number, colour: string, spread = 135): string {
  const cheek = (x: number) =>
    plate(
      markup`M${x - 13} ${base}L${x - 12} ${base - 56}Q${x} ${base - 72} ${x + 12} ${base - 56}L${x + 13} ${base}Z`,
      '#4b5257',
      '#202427',
    ) + pin(x, base - 54, 6);
  return (
    rod(markup`M${cx + 4} ${top + 14}L${cx + spread + 30} ${base}`, 9, '#3a4045') +
    cheek(cx - spread) +
    cheek(cx + spread) +
    tube(
      markup`M${cx - 70} ${base}L${cx - 12} ${top}L${cx + 12} ${top}L${cx + 70} ${base}`,
      12,
      colour,
    ) +
    pin(cx, top + 8, 8)
  );
}

/** The hitch seen from the side: upright post with top-link and lower pin; machine lies to the right. */
export const sideHitch = (x: number, base: number, top: number, colour: string): string =>
  tube(markup`M${x} ${base}L${x + 26} ${top}L${x + 60} ${top}L${x + 150} ${base}`, 13, colour) +
  plate(
    markup`M${x - 12} ${base - 16}L${x - 20} ${base + 44}L${x + 8} ${base + 50}L${x + 20} ${base - 12}Z`,
    dark(colour, 0.15),
    dark(colour, 0.6),
  ) +
  rod(markup`M${x - 6} ${base + 38}h-44`, 12, '#4b5257') +
  pin(x - 6, base + 38, 8) +
  pin(x + 34, top + 4, 9);
