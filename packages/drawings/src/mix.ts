const parseChannels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes two `#rrggbb` colours. `share` is the fraction of the second one, from 0 to 1. */
export const mix = (a: string, b: string, share: number): string => {
  const other = parseChannels(b);
  const mixed = parseChannels(a).map((v, i) => Math.round(v + ((other[i] ?? 0) - v) * share));
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
};
export const lighten = (colour: string, share: number): string => mix(colour, '#ffffff', share);
export const darken = (colour: string, share: number): string => mix(colour, '#000000', share);
