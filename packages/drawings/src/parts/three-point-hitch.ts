import { markup } from '../markup.ts';
import { darken } from '../mix.ts';
import { drawPin, drawPlate, drawRod, drawTube } from './metal.ts';

/**
 * Three-point hitch of an implement from behind: the mast with its apex at y = `top`, and the lower pins at cx ±
 * `spread`. `base` is the y of the frame.
 */
export function drawHitchFromBehind(
  cx: number,
  base: number,
  top: number,
  colour: string,
  spread = 135,
): string {
  const drawCheek = (x: number) =>
    drawPlate(
      markup`M${x - 13} ${base}L${x - 12} ${base - 56}Q${x} ${base - 72} ${x + 12} ${base - 56}L${x + 13} ${base}Z`,
      '#4b5257',
      '#202427',
    ) + drawPin(x, base - 54, 6);
  return (
    drawRod(markup`M${cx + 4} ${top + 14}L${cx + spread + 30} ${base}`, 9, '#3a4045') +
    drawCheek(cx - spread) +
    drawCheek(cx + spread) +
    drawTube(
      markup`M${cx - 70} ${base}L${cx - 12} ${top}L${cx + 12} ${top}L${cx + 70} ${base}`,
      12,
      colour,
    ) +
    drawPin(cx, top + 8, 8)
  );
}

/**
 * Three-point hitch of an implement from the side, with the implement on its right. `base` is the y of the frame, `top`
 * the y of the top link.
 */
export const drawHitchFromSide = (x: number, base: number, top: number, colour: string): string =>
  drawTube(markup`M${x} ${base}L${x + 26} ${top}L${x + 60} ${top}L${x + 150} ${base}`, 13, colour) +
  drawPlate(
    markup`M${x - 12} ${base - 16}L${x - 20} ${base + 44}L${x + 8} ${base + 50}L${x + 20} ${base - 12}Z`,
    darken(colour, 0.15),
    darken(colour, 0.6),
  ) +
  drawRod(markup`M${x - 6} ${base + 38}h-44`, 12, '#4b5257') +
  drawPin(x - 6, base + 38, 8) +
  drawPin(x + 34, top + 4, 9);
