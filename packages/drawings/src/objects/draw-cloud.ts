import { markup, moveTo, repeat } from '../markup.ts';

/** A cloud, 200 wide at scale 1, centred on x,y. */
export const drawCloud = (x: number, y: number, scale: number, fill = '#fff'): string =>
  moveTo(
    `<path d="M-90 30Q-112 -6 -66 -16Q-54 -58 -6 -46Q34 -72 58 -30Q104 -34 96 8Q112 30 82 34H-80Z" fill="${fill}" fill-opacity=".92"/>`,
    x,
    y,
    scale,
  );

/** Slanting rain from y = `top` to `bottom`. `t` in seconds moves the drops. */
export const drawRain = (width: number, top: number, bottom: number, t = 0): string =>
  `<path d="${repeat(Math.round(width / 9), (i) => {
    const reach = bottom - top;
    const y = top + ((((i * 97) % reach) + t * 900) % reach);
    const x = ((i * 53) % (width + 80)) - 10;
    return markup`M${x} ${y}l-11 40`;
  })}" stroke="#dbeaf2" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>`;
