import { LETTER_PATHS } from '../letter-paths.ts';
import { markup } from '../markup.ts';

/**
 * Stroke paths of digits and signs in boxes of 60x80, as in `LETTER_PATHS`. Pictures contain paths instead of text, so
 * they need no font.
 */
const SIGN_PATHS: Readonly<Record<string, string>> = {
  '0': 'M30 0Q2 0 2 40T30 80T58 40T30 0',
  '1': 'M12 16L34 0V80',
  '2': 'M4 20Q6 0 30 0Q56 0 56 22Q56 38 36 52L4 80H58',
  '3': 'M6 8Q16 0 30 0Q54 0 54 20Q54 38 26 38Q58 38 58 59Q58 80 30 80Q12 80 4 70',
  '4': 'M44 80V0L2 56H60',
  '5': 'M54 0H12L8 36Q18 30 30 30Q58 30 58 55Q58 80 30 80Q12 80 4 72',
  '6': 'M50 4Q4 20 4 54Q4 80 30 80Q56 80 56 56Q56 32 30 32Q8 32 4 54',
  '7': 'M2 0H58L22 80',
  '8': 'M30 38Q6 38 6 19Q6 0 30 0Q54 0 54 19Q54 38 30 38Q2 38 2 59Q2 80 30 80Q58 80 58 59Q58 38 30 38',
  '9': 'M10 76Q56 60 56 26Q56 0 30 0Q4 0 4 24Q4 48 30 48Q52 48 56 26',
  '%': 'M52 4L8 76M14 4Q2 4 2 16T14 28T26 16T14 4M46 52Q34 52 34 64T46 76T58 64T46 52',
  '₹': 'M6 2H54M6 22H54M6 2H22Q44 2 44 22Q44 42 20 42H8L42 80',
  ',': 'M14 74Q16 86 6 94',
  '.': 'M10 77V80',
  '-': 'M8 42H44',
  '+': 'M6 42H54M30 18V66',
  '×': 'M8 20L52 64M52 20L8 64',
  '/': 'M46 -4L10 84',
  '<': 'M50 12L10 42L50 72',
};
const SIGN_HEIGHT = 80;
/** Advance of a sign to the next one, including the gap. */
const SIGN_ADVANCE = 78;
const SIGN_GAP = 18;
/** Advance of narrower signs. */
const NARROW_ADVANCES: Readonly<Record<string, number>> = {
  ',': 34,
  '.': 34,
  '-': 66,
  ' ': 40,
  '1': 62,
};

const getAdvance = (sign: string): number => NARROW_ADVANCES[sign] ?? SIGN_ADVANCE;

const measureWidth = (text: string): number =>
  [...text].reduce((sum, sign) => sum + getAdvance(sign), -SIGN_GAP);

/** The signs of a text next to each other, without colour. */
function drawSigns(text: string): string {
  let x = 0;
  let strokes = '';
  for (const sign of text) {
    const path = SIGN_PATHS[sign] ?? LETTER_PATHS[sign.toLowerCase()];
    if (path) strokes += markup`<path transform="translate(${x} 0)" d="${path}"/>`;
    x += getAdvance(sign);
  }
  return strokes;
}

/** Draws a number or short text of height `size`, centred on x,y, with a dark outline. */
export function drawNumber(
  text: string,
  x: number,
  y: number,
  size: number,
  colour = '#fff',
): string {
  const strokes = drawSigns(text);
  const scale = size / SIGN_HEIGHT;
  const left = x - (measureWidth(text) / 2) * scale;
  const top = y - size / 2;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})"><g stroke="#14201a" stroke-width="26">${strokes}</g><g stroke="${colour}" stroke-width="12">${strokes}</g></g>`;
}

/** `drawNumber` on a dark plate. `strength` from 0 to 1 is its opacity. */
export function drawPlaque(text: string, x: number, y: number, size: number, strength = 1): string {
  if (strength <= 0) return '';
  const halfWidth = (measureWidth(text) * size) / (2 * SIGN_HEIGHT) + size * 0.5;
  const halfHeight = size * 0.95;
  return markup`<g opacity="${strength.toFixed(2)}"><rect x="${x - halfWidth}" y="${y - halfHeight}" width="${halfWidth * 2}" height="${halfHeight * 2}" rx="${size * 0.4}" fill="#14201a" fill-opacity=".88" stroke="#ffb81c" stroke-width="5"/>${drawNumber(text, x, y, size, '#ffd56b')}</g>`;
}

/** A green tick, about 110 wide, centred on x,y. It grows and fades in while `strength` rises from 0 to 1. */
export const drawTick = (x: number, y: number, strength: number): string =>
  drawBadge('#0a7a4a', 'M-24 2L-6 22L26 -20', x, y, strength);

/** A red cross, about 110 wide, centred on x,y. It grows and fades in while `strength` rises from 0 to 1. */
export const drawCross = (x: number, y: number, strength: number): string =>
  drawBadge('#b3261e', 'M-20 -20L20 20M20 -20L-20 20', x, y, strength);

const drawBadge = (
  colour: string,
  signPath: string,
  x: number,
  y: number,
  strength: number,
): string =>
  strength <= 0
    ? ''
    : markup`<g transform="translate(${x} ${y}) scale(${(0.6 + 0.4 * strength).toFixed(2)})" opacity="${strength.toFixed(2)}"><circle r="52" fill="${colour}" stroke="#fff" stroke-width="7"/><path d="${signPath}" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/></g>`;
