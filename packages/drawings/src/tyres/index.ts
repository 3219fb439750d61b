import { type Drawing, picture } from '../drawing.ts';
import { markup, polar, times } from '../markup.ts';
import { hashSeed } from '../paint.ts';
import { shadow, studio } from '../parts/studio.ts';
import type { Sheet } from '../sheet.ts';
import { type Roller, running, shoulder } from '../solid/roller.ts';
import { Stage } from '../solid/stage.ts';
import { type Pattern, TYRE_PATTERNS } from './tyre-patterns.ts';

/** The side of a tyre: wall with raised rings and a band for letters that nobody wrote, bead, hole. */
function wall(sheet: Sheet, { cx, cy, r }: Roller, { hole, tread }: Pattern): string {
  const outer = r * (1 - tread.depth) * 0.965;
  const inner = r * hole;
  const middle = (outer + inner) / 2;
  const band = outer - inner;
  const ticks = times(
    48,
    (i) => `M${polar(cx, cy, inner + 12, i * 7.5)}L${polar(cx, cy, inner + 22, i * 7.5)}`,
  );
  const plates = times(4, (i) => {
    const from = i * 90 + 24;
    return `M${polar(cx, cy, middle, from)}A${Math.round(middle)} ${Math.round(middle)} 0 0 1 ${polar(cx, cy, middle, from + 42)}`;
  });
  return markup`<path fill-rule="evenodd" d="M${cx - outer} ${cy}a${outer} ${outer} 0 1 1 ${2 * outer} 0a${outer} ${outer} 0 1 1 ${-2 * outer} 0ZM${cx - inner} ${cy}a${inner} ${inner} 0 1 1 ${2 * inner} 0a${inner} ${inner} 0 1 1 ${-2 * inner} 0Z" fill="${sheet.linear('slant', [0, '#666d72'], [0.45, '#363b3f'], [1, '#1a1d1f'])}"/><g fill="none"><circle cx="${cx}" cy="${cy}" r="${outer - band * 0.2}" stroke="#0c0d0e" stroke-opacity=".6" stroke-width="3"/><circle cx="${cx}" cy="${cy}" r="${outer - band * 0.24}" stroke="#7b8287" stroke-opacity=".4" stroke-width="2"/><path d="${plates}" stroke="#0c0d0e" stroke-opacity=".45" stroke-width="${band * 0.24}"/><circle cx="${cx}" cy="${cy}" r="${inner + 26}" stroke="#0c0d0e" stroke-opacity=".6" stroke-width="3"/><path d="${ticks}" stroke="#7b8287" stroke-opacity=".3" stroke-width="2"/><circle cx="${cx}" cy="${cy}" r="${inner + 4}" stroke="#0c0d0e" stroke-width="8"/><path d="M${polar(cx, cy, outer - band * 0.1, 200)}A${outer - band * 0.1} ${outer - band * 0.1} 0 0 1 ${polar(cx, cy, outer - band * 0.1, 285)}" stroke="#fff" stroke-opacity=".16" stroke-width="9" stroke-linecap="round"/></g>`;
}

/** The dark inner side, seen through the hole. */
const liner = (stage: Stage, roller: Roller, hole: number): string => {
  const r = roller.r * hole;
  const disc = markup`<circle cx="${roller.cx}" cy="${roller.cy}" r="${r}" fill="#0b0c0d"/>`;
  const through = markup`<circle cx="${roller.cx}" cy="${roller.cy}" r="${r * 0.98}" fill="#e9eae3"/>`;
  return stage.along(roller.z1, disc) + stage.along(roller.z0, through);
};

/** A tyre standing, filling an 800x600 box; `turn` and `tilt` in degrees. */
export function tyre(sheet: Sheet, pattern: Pattern, turn: number, tilt: number): string {
  const stage = new Stage(turn, tilt);
  const r = 250;
  const half = (r * pattern.wide) / 2;
  const roller: Roller = { cx: 0, cy: -r, r, z0: -half, z1: half };
  const ground = stage.lying(0, shadow(sheet, 0, 0, r * 0.9, half * 2.3));
  // What is seen through the hole stays inside the hole of the near side.
  const clip = sheet.define(
    'tyre-hole',
    (id) =>
      `<clipPath id="${id}">${stage
        .along(half, markup`<circle cx="0" cy="${-r}" r="${r * pattern.hole}"/>`)
        .replace(/<g transform="([^"]*)"><circle /, '<circle transform="$1" ')
        .replace('</g>', '')}</clipPath>`,
  );
  const body =
    ground +
    running(stage, roller, { ...pattern.tread, isDetailed: true }) +
    `<g clip-path="url(#${clip})">${liner(stage, roller, pattern.hole)}</g>` +
    stage.along(
      half,
      `${wall(sheet, roller, pattern)}<path d="${shoulder(roller, pattern.tread, (1 - pattern.tread.depth) * 0.88)}" fill="${sheet.linear('down', [0, '#51585c'], [1, '#1a1d1f'])}" stroke="#0c0d0e" stroke-width="2"/>`,
    );
  return stage.fitted(body, { width: 620, height: 490, bottom: 545, maxScale: 2 });
}

const TYRE_VIEWS: ReadonlyMap<string, readonly [turn: number, tilt: number]> = new Map([
  ['side', [24, 5]],
  ['tread', [66, 7]],
]);

/** `${position}--${seed}`, position `front` or `rear`; the tread follows the seed. */
export function drawTyre(id: string, view: string): Drawing | null {
  const [, position = '', seed = ''] = /^(front|rear)--([a-z0-9-]{1,80})$/.exec(id) ?? [];
  const patterns = TYRE_PATTERNS.get(position) ?? [];
  const pattern = patterns[(hashSeed(seed) >> 3) % patterns.length];
  const eye = TYRE_VIEWS.get(view);
  if (pattern === undefined || eye === undefined) return null;
  return picture(800, 600, (sheet) => studio(sheet) + tyre(sheet, pattern, ...eye));
}
