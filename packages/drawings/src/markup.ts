type Part = string | number | readonly string[];

const formatPart = (part: Part): string => {
  if (typeof part === 'string') return part;
  if (typeof part === 'number') {
    const decimals = Math.abs(part) < 10 ? 2 : 1;
    return String(Number(part.toFixed(decimals)));
  }
  return part.join('');
};

/**
 * Template tag for SVG. Joins lists, and rounds numbers to one decimal (two below 10), which shortens the markup and is
 * not visible.
 */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): string {
  return strings.reduce(
    (out, text, i) => out + (i > 0 ? formatPart(parts[i - 1] ?? '') : '') + text,
    '',
  );
}

/** Joins `count` pieces of markup. `piece` receives their index. */
export const repeat = (count: number, piece: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => piece(i)).join('');

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Formats a point of a circle as `x y` for a path. The angle is clockwise from the right, in degrees. */
export const formatPolarPoint = (cx: number, cy: number, r: number, degrees: number): string => {
  const a = toRadians(degrees);
  return markup`${cx + r * Math.cos(a)} ${cy + r * Math.sin(a)}`;
};

/** Moves the origin of a drawing to x,y, and scales and rotates the drawing around it. `turn` is in degrees. */
export const moveTo = (body: string, x: number, y: number, scale = 1, turn = 0): string =>
  markup`<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale.toFixed(3)})`}${turn === 0 ? '' : ` rotate(${turn.toFixed(1)})`}">${body}</g>`;

/** Mirrors a drawing horizontally within a box of this width. */
export const mirror = (body: string, width = 800): string =>
  markup`<g transform="matrix(-1 0 0 1 ${width} 0)">${body}</g>`;
