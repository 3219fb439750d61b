/** Colours of a machine as `#rrggbb`. No combination is the livery of a real maker. */
export interface Paint {
  readonly body: string;
  readonly accent: string;
  readonly rim: string;
}

const CREAM_COLOUR = '#f4ead2';
const SAND_COLOUR = '#e6cf94';

const PAINT_LIST: readonly Paint[] = [
  { body: '#b9542a', accent: CREAM_COLOUR, rim: '#e9e4d6' },
  { body: '#c08a1e', accent: '#fbf3dc', rim: '#e6e1d6' },
  { body: '#12756b', accent: SAND_COLOUR, rim: '#e4e0d4' },
  { body: '#2f7fa6', accent: CREAM_COLOUR, rim: '#e6e3da' },
  { body: '#6f7a2c', accent: '#f2e7c4', rim: '#e3dfd0' },
  { body: '#8f3a34', accent: SAND_COLOUR, rim: '#e9e4d6' },
  { body: '#4a5f86', accent: SAND_COLOUR, rim: '#e2dfd6' },
  { body: '#7a5330', accent: '#ecd9a8', rim: '#e6e0d0' },
  { body: '#3f6e44', accent: CREAM_COLOUR, rim: '#dcdad2' },
  { body: '#5b8aa0', accent: '#f6efdc', rim: '#e6e3da' },
];

/** Pale colours of indoor backgrounds and badges. */
export const SAND_TINT = '#efe6d0';
export const CLAY_TINT = '#f2e0d2';
export const LEAF_TINT = '#e2ead2';
export const SKY_TINT = '#dbe8ea';

/** Paint of drawings that show a type instead of a product. */
export const NEUTRAL_PAINT: Paint = { body: '#5d6f66', accent: '#e8dfc8', rim: '#e4e0d4' };

/** Paint number `index`, a whole number, modulo the number of paints. */
export const selectPaint = (index: number): Paint =>
  PAINT_LIST[Math.abs(index) % PAINT_LIST.length] ?? NEUTRAL_PAINT;

/** FNV-1a hash of a text as a number of 29 bits, with which a seed always selects the same variant. */
export function hashSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return hash >>> 3;
}
