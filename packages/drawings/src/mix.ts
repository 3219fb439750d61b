/** Mixes two `#rrggbb` colours. `share` is the fraction of the second one, from 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const secondChannels = parseChannels(second);
  const channels = parseChannels(first).map((channel, i) =>
    Math.round(channel + ((secondChannels[i] ?? 0) - channel) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export const lighten = (colour: string, share: number): string => mix(colour, '#ffffff', share);
export const darken = (colour: string, share: number): string => mix(colour, '#000000', share);

/** Red, green and blue, each from 0 to 255. */
const parseChannels = (colour: string): number[] =>
  [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16));
