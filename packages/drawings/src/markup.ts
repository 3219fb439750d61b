type Part = string | number | readonly string[];

const formatPart = (part: Part): string => {
  if (typeof part === 'string') return part;
  if (typeof part === 'number') {
    const decimals = Math.abs(part) < 10 ? 2 : 1;
    return String(Number(part.toFixed(decimals)));
  }
  return part.join('');
};

/** Template tag for SVG: numbers are rounded (0.1 px is below what the eye sees), lists are joined. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): string {
  return strings.reduce(
    (out, text, i) => out + (i > 0 ? formatPart(parts[i - 1] ?? '') : '') + text,
    '',
  );
}

/** `count` pieces of markup, one per index. */
export const times = (count: number, piece: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => piece(i)).join('');

/** Point on a circle, angle in degrees, as path text. */
export const polar = (cx: number, cy: number, r: number, degrees: number): string => {
  const a = (degrees * Math.PI) / 180;
  return markup`${cx + r * Math.cos(a)} ${cy + r * Math.sin(a)}`;
};

/** Moves a drawing so that its own point (0,0) lies at x,y; scale is kept at 3 decimals. */
export const moveTo = (body: string, x: number, y: number, scale = 1, turn = 0): string =>
  markup`<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale.toFixed(3)})`}${turn === 0 ? '' : ` rotate(${turn.toFixed(1)})`}">${body}</g>`;

/** Turned to look the other way inside a box of the given width. */
export const mirrored = (body: string, width = 800): string =>
  markup`<g transform="matrix(-1 0 0 1 ${width} 0)">${body}</g>`;
