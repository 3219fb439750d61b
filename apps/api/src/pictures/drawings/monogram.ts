import { type Drawing, picture } from './drawing.ts';
import { markup } from './markup.ts';
import { seedOf } from './paints.ts';

/** Capital letters of our own as strokes on a field of 60x80: no font is needed and none is shown. */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'M0 80L30 0L60 80M12 54H48',
  b: 'M4 0V80M4 0H32Q54 0 54 20T32 40H4M32 40Q60 40 60 60T32 80H4',
  c: 'M58 16Q48 0 32 0Q2 0 2 40T32 80Q48 80 58 64',
  d: 'M4 0V80H26Q58 80 58 40T26 0H4',
  e: 'M54 0H4V80H54M4 40H44',
  f: 'M54 0H4V80M4 40H44',
  g: 'M58 16Q48 0 32 0Q2 0 2 40T32 80Q58 80 58 54V44H36',
  h: 'M4 0V80M56 0V80M4 40H56',
  i: 'M30 0V80',
  j: 'M50 0V54Q50 80 28 80Q8 80 6 60',
  k: 'M4 0V80M54 0L6 46M22 32L56 80',
  l: 'M6 0V80H54',
  m: 'M2 80V0L30 48L58 0V80',
  n: 'M4 80V0L56 80V0',
  o: 'M30 0Q0 0 0 40T30 80Q60 80 60 40T30 0',
  p: 'M4 80V0H32Q56 0 56 22T32 44H4',
  q: 'M30 0Q0 0 0 40T30 80Q60 80 60 40T30 0M38 58L60 84',
  r: 'M4 80V0H32Q56 0 56 22T32 44H4M30 44L58 80',
  s: 'M54 14Q46 0 30 0Q6 0 6 20Q6 38 30 40Q56 42 56 60Q56 80 30 80Q10 80 4 64',
  t: 'M2 0H58M30 0V80',
  u: 'M4 0V50Q4 80 30 80T56 50V0',
  v: 'M0 0L30 80L60 0',
  w: 'M-4 0L14 80L30 22L46 80L64 0',
  x: 'M2 0L58 80M58 0L2 80',
  y: 'M0 0L30 42L60 0M30 42V80',
  z: 'M4 0H56L4 80H58',
};

/** Pale tints under ink, so that no badge comes near a maker's colours. */
const TINTS = ['#efe6d0', '#f2e0d2', '#e2ead2', '#dbe8ea'] as const;
const INK = '#14201a';

const SHAPES = [
  '<circle r="84"/>',
  '<rect x="-80" y="-80" width="160" height="160" rx="40"/>',
  '<path d="M0 -92L80 -46V46L0 92L-80 46V-46Z"/>',
  '<path d="M-76 -76Q0 -98 76 -76V6Q76 66 0 94Q-76 66 -76 6Z"/>',
] as const;

/** First letters of the first two words; of a single word its first two letters. */
function initialsOf(slug: string): string[] {
  const words = slug.split('-').map((word) => [...word].filter((sign) => sign in LETTERS));
  const [first = [], second = []] = words.filter((word) => word.length > 0);
  return second.length > 0 ? first.slice(0, 1).concat(second.slice(0, 1)) : first.slice(0, 2);
}

function badge(slug: string, letters: readonly string[]): string {
  const seed = seedOf(slug);
  const tint = TINTS[seed % TINTS.length];
  const shape = SHAPES[(seed >> 4) % SHAPES.length] ?? '';
  const advance = 82;
  const scale = letters.length > 1 ? 0.68 : 0.95;
  const start = -((letters.length - 1) * advance) / 2 - 30;
  const paths = letters.map(
    (letter, i) =>
      markup`<path d="${LETTERS[letter] ?? ''}" transform="translate(${start + i * advance} -40)"/>`,
  );
  return markup`<g fill="${tint ?? TINTS[0]}" stroke="${INK}" stroke-opacity=".5" stroke-width="3" stroke-linejoin="round">${shape}</g><path d="M-40 46Q0 36 40 46M-34 57Q0 48 34 57" fill="none" stroke="${INK}" stroke-opacity=".32" stroke-width="5" stroke-linecap="round"/><g transform="translate(0 -8) scale(${scale})" fill="none" stroke="${INK}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;
}

/** A brand as its initials on a badge: view `square` (200x200) or `card` (4:3). Nobody's own mark. */
export function drawMonogram(id: string, view: string): Drawing | null {
  const letters = /^[a-z0-9-]{1,80}$/.test(id) ? initialsOf(id) : [];
  if (letters.length === 0) return null;
  const body = badge(id, letters);
  if (view === 'square')
    return picture(
      200,
      200,
      () => `<path d="M0 0H200V200H0Z" fill="#fff"/><g transform="translate(100 100)">${body}</g>`,
    );
  return view === 'card'
    ? picture(
        400,
        300,
        () =>
          `<path d="M0 0H400V300H0Z" fill="#f4f2ea"/><g transform="translate(200 150) scale(1.4)">${body}</g>`,
      )
    : null;
}
