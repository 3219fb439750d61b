import { moveTo } from '../../markup.ts';
import { selectPaint } from '../../paint.ts';
import type { SvgDefs } from '../../svg-defs.ts';
import { drawThreeQuarterTractor } from '../../tractor/three-quarter/draw-three-quarter-tractor.ts';
import { type Clip, ease } from '../clip.ts';

function drawFrame(defs: SvgDefs, t: number): string {
  const angle = 62 - 126 * ease(t, 0.8, 5.2) + 126 * ease(t, 5.6, 9.4);
  const room = `<path d="M0 0H720V1280H0Z" fill="${defs.addLinearGradient('down', [0, '#c9dde2'], [0.6, '#f4efe0'], [1, '#d9cfb2'])}"/><ellipse cx="360" cy="880" rx="350" ry="96" fill="#b9a97e"/><ellipse cx="360" cy="858" rx="350" ry="96" fill="#efe6cc"/><ellipse cx="360" cy="858" rx="316" ry="80" fill="none" stroke="#ffb81c" stroke-width="7"/>`;
  const machine = drawThreeQuarterTractor(
    defs,
    { paint: selectPaint(2), isFourWheel: true, top: 'canopy', nose: 'round' },
    [angle, 10],
    560,
  );
  return room + moveTo(machine, -20, 390, 0.95);
}

/** A tractor on a turntable, which rotates from front to back and returns. */
export const lookRound: Clip = {
  name: 'look-round',
  seconds: 10,
  poster: 0,
  upright: true,
  drawFrame,
};
