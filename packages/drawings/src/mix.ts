const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Two `#rrggbb` colours mixed; `share` is how much of the second. */
export const mix = (a: string, b: string, share: number): string => {
  const other = channels(b);
  const mixed = channels(a).map((v, i) => Math.round(v + ((other[i] ?? 0) - v) * share));
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
};
export const light = (colour: string, share: number): string => mix(colour, '#ffffff', share);
export const dark = (colour: string, share: number): string => mix(colour, '#000000', share);
