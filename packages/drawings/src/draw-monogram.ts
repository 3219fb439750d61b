import { createDrawing, type Drawing } from './drawing.ts';
import { LETTER_PATHS } from './letter-paths.ts';
import { markup } from './markup.ts';
import { CLAY_TINT, hashSeed, LEAF_TINT, SAND_TINT, SKY_TINT } from './paint.ts';

/** Pale tints, so that no badge resembles a real brand's logo. */
const BADGE_TINTS = [SAND_TINT, CLAY_TINT, LEAF_TINT, SKY_TINT] as const;
const INK_COLOUR = '#14201a';

/** Distance from the left edge of a letter to that of the next one. */
const LETTER_ADVANCE = 82;

const BADGE_SHAPES = [
  '<circle r="84"/>',
  '<rect x="-80" y="-80" width="160" height="160" rx="40"/>',
  '<path d="M0 -92L80 -46V46L0 92L-80 46V-46Z"/>',
  '<path d="M-76 -76Q0 -98 76 -76V6Q76 66 0 94Q-76 66 -76 6Z"/>',
] as const;

/** First letters of the first two words, or the first two letters of a single word. */
function toInitials(slug: string): string[] {
  const segments = slug.split('-').map((word) => [...word].filter((sign) => sign in LETTER_PATHS));
  const [first = [], second = []] = segments.filter((word) => word.length > 0);
  return second.length > 0 ? first.slice(0, 1).concat(second.slice(0, 1)) : first.slice(0, 2);
}

function drawBadge(slug: string, initials: readonly string[]): string {
  const seed = hashSeed(slug);
  const tint = BADGE_TINTS[seed % BADGE_TINTS.length];
  const shape = BADGE_SHAPES[(seed >> 4) % BADGE_SHAPES.length] ?? '';
  const scale = initials.length > 1 ? 0.68 : 0.95;
  const left = -((initials.length - 1) * LETTER_ADVANCE) / 2 - 30;
  const paths = initials.map(
    (letter, i) =>
      markup`<path d="${LETTER_PATHS[letter] ?? ''}" transform="translate(${left + i * LETTER_ADVANCE} -40)"/>`,
  );
  return markup`<g fill="${tint ?? BADGE_TINTS[0]}" stroke="${INK_COLOUR}" stroke-opacity=".5" stroke-width="3" stroke-linejoin="round">${shape}</g><path d="M-40 46Q0 36 40 46M-34 57Q0 48 34 57" fill="none" stroke="${INK_COLOUR}" stroke-opacity=".32" stroke-width="5" stroke-linecap="round"/><g transform="translate(0 -8) scale(${scale})" fill="none" stroke="${INK_COLOUR}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;
}

/**
 * Draws the initials of a brand on a badge, in place of its logo. The id is the brand's slug. Views: `square`
 * (200x200), `card` (400x300). Null for another view or a slug without letters.
 */
export function drawMonogram(id: string, view: string): Drawing | null {
  const initials = /^[a-z0-9-]{1,80}$/.test(id) ? toInitials(id) : [];
  if (initials.length === 0) return null;
  const body = drawBadge(id, initials);
  if (view === 'square')
    return createDrawing(
      200,
      200,
      () => `<path d="M0 0H200V200H0Z" fill="#fff"/><g transform="translate(100 100)">${body}</g>`,
    );
  return view === 'card'
    ? createDrawing(
        400,
        300,
        () =>
          `<path d="M0 0H400V300H0Z" fill="#f4f2ea"/><g transform="translate(200 150) scale(1.4)">${body}</g>`,
      )
    : null;
}
