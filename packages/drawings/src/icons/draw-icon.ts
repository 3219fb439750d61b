import type { Drawing } from '../drawing.ts';
import { ICON_SILHOUETTES } from './icon-silhouettes.ts';

const INK_COLOUR = '#14201a';

/** Draws an implement type as a silhouette in one colour, 40x40. Null for an unknown type. */
export function drawIcon(type: string): Drawing | null {
  const body = ICON_SILHOUETTES[type];
  if (body === undefined) return null;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><g fill="${INK_COLOUR}" stroke="${INK_COLOUR}" stroke-width="0" stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>`,
    width: 40,
    height: 40,
  };
}
