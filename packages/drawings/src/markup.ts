type Value = string | number | readonly string[];

/**
 * Template tag for SVG. Joins lists, and rounds numbers to one decimal (two below 10), which shortens the markup and is
 * not visible.
 */
export function markup(texts: TemplateStringsArray, ...values: Value[]): string {
  return texts.map((text, i) => text + formatValue(values[i] ?? '')).join('');
}

function formatValue(value: Value): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return value.join('');
  const decimals = Math.abs(value) < 10 ? 2 : 1;
  return String(Number(value.toFixed(decimals)));
}

/** Joins `count` pieces of markup. `piece` receives their index. */
export const repeat = (count: number, piece: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => piece(i)).join('');

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Formats a point of a circle as `x y` for a path. The angle is clockwise from the right, in degrees. */
export const formatPolarPoint = (cx: number, cy: number, r: number, degrees: number): string => {
  const angle = toRadians(degrees);
  return markup`${cx + r * Math.cos(angle)} ${cy + r * Math.sin(angle)}`;
};

/** Moves the origin of a drawing to x,y, and scales and rotates the drawing around it. `rotation` is in degrees. */
export function moveTo(body: string, x: number, y: number, scale = 1, rotation = 0): string {
  const scaling = scale === 1 ? '' : ` scale(${scale.toFixed(3)})`;
  const turning = rotation === 0 ? '' : ` rotate(${rotation.toFixed(1)})`;
  return markup`<g transform="translate(${x} ${y})${scaling}${turning}">${body}</g>`;
}

/** Mirrors a drawing horizontally within a box of this width. */
export const mirror = (body: string, width = 800): string =>
  markup`<g transform="matrix(-1 0 0 1 ${width} 0)">${body}</g>`;
