import { moveTo, repeat } from '../markup.ts';
import type { SvgDefs } from '../svg-defs.ts';

/** The rupee sign as a stroke path, about 44 wide and 66 high, centred on 0,0. Text would need a font. */
export const drawRupeeSign = (colour: string, width = 8): string =>
  `<path d="M-22 -30H22M-22 -13H22M-22 -30H-8Q13 -30 13 -13Q13 5 -10 5H-20L14 34" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A coin with the rupee sign, of radius 60 at scale 1, centred on x,y. */
export const drawCoin = (defs: SvgDefs, x: number, y: number, scale = 1): string =>
  moveTo(
    `<circle cy="6" r="60" fill="#a86a00"/><circle r="60" fill="${defs.addLinearGradient('slant', [0, '#ffdf85'], [0.5, '#ffb81c'], [1, '#d88e00'])}"/><circle r="48" fill="none" stroke="#a86a00" stroke-width="4"/>${drawRupeeSign('#7a4a00')}`,
    x,
    y,
    scale,
  );

/** A stack of `count` bundles of banknotes. The lower left corner of the top of the lowest bundle is at x,y. */
export const drawBanknotes = (x: number, y: number, count: number): string =>
  moveTo(
    repeat(
      count,
      (i) =>
        `<g transform="translate(${(i % 2) * 6} ${-22 * i})"><path d="M0 0L34 -26H226L206 0Z" fill="#8fb59a"/><path d="M0 0H206V-2L226 -26V-10L206 16H0Z" fill="#4f7a5e"/><path d="M0 5H206M0 11H206" stroke="#dfe9d8" stroke-width="2"/><ellipse cx="113" cy="-13" rx="24" ry="8" fill="#dfe9d8"/><path d="M70 -26h24l-20 26h-24z" fill="#f4ead2"/></g>`,
    ),
    x,
    y,
  );
