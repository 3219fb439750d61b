import { markup, repeat } from '../markup.ts';
import type { SvgDefs } from '../svg-defs.ts';

/**
 * Cross-section of the ground below `y`, translucent near the surface, so that implements behind it are visible.
 * `shift` moves it to the left.
 */
export function drawCutGround(defs: SvgDefs, y: number, shift: number, bottom = 1000): string {
  const fill = defs.addLinearGradient(
    'down',
    [0, '#9a6b42', 0.78],
    [0.5, '#7a4f2e', 1],
    [1, '#5f3c22', 1],
  );
  const stones = repeat(34, (i) => {
    const x = ((((i * 173 - shift) % 1500) + 1500) % 1500) - 110;
    return markup`<ellipse cx="${x}" cy="${y + 44 + ((i * 61) % 190)}" rx="${5 + (i % 4) * 4}" ry="${4 + (i % 3) * 2}"/>`;
  });
  const stubble = repeat(44, (i) => {
    const x = ((((i * 37 - shift) % 1628) + 1628) % 1628) - 170;
    return markup`M${x} ${y + 2}l${(i % 3) * 3 - 3} ${-12 - (i % 4) * 4}`;
  });
  return `<path d="M-200 ${y}H1480V${bottom}H-200Z" fill="${fill}"/><g fill="#4c2f1a" fill-opacity=".45">${stones}</g><path d="M-200 ${y}H1480" stroke="#5c3b22" stroke-width="4"/><path d="${stubble}" stroke="#c9a24a" stroke-width="4" stroke-linecap="round"/>`;
}

/** Tilled soil between the x coordinates `left` and `from`, from the ground `y` down by `depth`. */
export function drawLooseSoil(
  y: number,
  from: number,
  depth: number,
  shift: number,
  left = -160,
): string {
  if (depth < 8 || from <= left) return '';
  const clods = repeat(52, (i) => {
    const x = from - ((((i * 83 + shift) % 900) + 900) % 900);
    if (x < left || x > from - 10) return '';
    return markup`<circle cx="${x}" cy="${y - 4 + ((i * 29) % depth)}" r="${5 + (i % 5) * 2.5}" fill="${i % 3 ? '#8a5a34' : '#5a371d'}"/>`;
  });
  return markup`<path d="M${left} ${y - 10}H${from}L${from + 16} ${y + depth}H${left}Z" fill="#6b4426"/>${clods}`;
}

/** A measuring stick, 330 high with marks every 40. Its foot is at x,y. */
export const drawMeasuringStick = (x: number, y: number): string =>
  markup`<rect x="${x - 15}" y="${y - 330}" width="30" height="330" fill="#f7f1dc" stroke="#3a2a18" stroke-width="4"/>${repeat(8, (i) => (i % 2 ? '' : markup`<rect x="${x - 13}" y="${y - 40 - i * 40}" width="26" height="40" fill="#b9542a"/>`))}`;

/** A vertical dimension bracket at x from `top` to `bottom`. `strength` is its opacity. */
export const drawBracket = (x: number, top: number, bottom: number, strength: number): string =>
  strength <= 0
    ? ''
    : markup`<g stroke="#ffb81c" stroke-width="9" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${strength.toFixed(2)}"><path d="M${x - 22} ${top}H${x}V${bottom}H${x - 22}"/><path d="M${x} ${(top + bottom) / 2}h26"/></g>`;
